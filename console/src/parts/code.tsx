/** A block of code. It is shown at once, and coloured when the highlighter is there. */
import { useEffect, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Piece } from './highlight.ts';

interface CodeOf {
  readonly text: string;
  readonly language: string;
}

/** Longer code would hold the page while it is coloured. */
const MOST_CHARACTERS = 50_000;

export function Code({ text, language }: CodeOf) {
  const [pieces, setPieces] = useState<readonly Piece[] | null>(null);
  useEffect(() => {
    setPieces(null);
    if (language === '' || text.length > MOST_CHARACTERS) return;
    let isCurrent = true;
    // Without the highlighter, the code stays plain.
    import('./highlight.ts').then(
      ({ piecesOf }) => isCurrent && setPieces(piecesOf(text, language)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text, language]);
  return (
    <pre tabIndex={0}>
      <code>{pieces ? coloured(pieces) : text}</code>
    </pre>
  );
}

function coloured(pieces: readonly Piece[]): ComponentChildren {
  return pieces.map((piece, place) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <span key={place} class={piece.kinds.join(' ')}>
        {coloured(piece.pieces)}
      </span>
    ),
  );
}
