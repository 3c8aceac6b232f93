/** Colours code. Loaded with the first block of code that says its language. */
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';

const lowlight = createLowlight({
  bash,
  css,
  diff,
  go,
  java,
  json,
  python,
  rust,
  sql,
  typescript,
  xml,
  yaml,
});
lowlight.registerAlias({ typescript: ['javascript', 'js', 'jsx', 'mjs'], bash: ['console', 'shell'] });

/** Text, or a part of it with the names of its kind. */
export type Piece = string | { readonly kinds: readonly string[]; readonly pieces: readonly Piece[] };

type Nodes = ReturnType<typeof lowlight.highlight>['children'];

/** Null for an unknown language. */
export function piecesOf(text: string, language: string): readonly Piece[] | null {
  return lowlight.registered(language) ? inside(lowlight.highlight(language, text).children) : null;
}

function inside(nodes: Nodes): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const node of nodes)
    if (node.type === 'text') pieces.push(node.value);
    else if (node.type === 'element') {
      const { className } = node.properties;
      const kinds = Array.isArray(className) ? className.map(String) : [];
      pieces.push({ kinds, pieces: inside(node.children) });
    }
  return pieces;
}
