/** Builds HTML that is safe from injection. */

/** A piece of HTML; inserted values are escaped unless they are HTML too. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | number | readonly Piece[];

export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.map((text, index) => text + written(pieces[index] ?? '')).join(''));
}

function written(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  return typeof piece === 'object' ? piece.map(written).join('') : escaped(String(piece));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const CHARACTERS = Object.fromEntries(
  Object.entries(ENTITIES).map(([character, entity]) => [entity, character]),
);

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, character => ENTITIES[character] ?? character);
}

/** As a browser reads what `html` has escaped. */
export function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, entity => CHARACTERS[entity] ?? entity);
}
