/** Reads the JSON export of a board piece by piece, so that only what is imported is held in memory. */
import { createReadStream } from 'node:fs';
import { Assembler } from 'stream-json/assembler.js';
import { jsonParser, type Token } from 'stream-json/parser.js';
import { refuse, Refusal } from '../../../generated/refusals.ts';
import { hasNoFiles } from '../../../store/folder.ts';

/** The lists of the export that are read. */
const PARTS = ['lists', 'cards', 'checklists', 'members', 'actions'] as const;
export type Part = (typeof PARTS)[number];

export interface Item {
  readonly part: Part;
  readonly item: unknown;
}

export function notABoard(): Refusal {
  return refuse.importInvalid({ problem: 'it is not the JSON export of a Trello board', fields: {} });
}

/** The items of these lists, in the order of the file. */
export async function* itemsOf(path: string): AsyncGenerator<Item> {
  const items = new Items();
  try {
    const parse = jsonParser({ streamValues: false });
    const text = new TextDecoder('utf-8', { fatal: true });
    for await (const piece of createReadStream(path)) {
      const tokens = parse(text.decode(piece as Buffer, { stream: true }));
      if (typeof tokens !== 'symbol') yield* items.among(tokens.values);
    }
    text.decode();
  } catch (error) {
    if (error instanceof Refusal || hasNoFiles(error)) throw error;
    throw notABoard();
  }
  if (!items.isWhole) throw notABoard();
}

const DEPTHS: Partial<Record<Token['name'], number>> = {
  startObject: 1,
  startArray: 1,
  endObject: -1,
  endArray: -1,
};

/** More than any item of a board has; a larger one would hold up other requests. */
const TOKENS_OF_AN_ITEM = 50_000;
const DEEPEST = 100;

/** Assembles the items from tokens. Everything else in the file is passed over. */
class Items {
  #depth = 0;
  #key = '';
  #seen = new Set<string>();
  #item: Assembler | null = null;
  #tokens = 0;

  /** Whether the file has ended, and had lists and cards. */
  get isWhole(): boolean {
    return this.#depth === 0 && this.#seen.has('lists') && this.#seen.has('cards');
  }

  *among(tokens: readonly Token[]): Generator<Item> {
    for (const token of tokens) {
      const part = PARTS.find(name => name === this.#key);
      const before = this.#depth;
      this.#depth += DEPTHS[token.name] ?? 0;
      if (this.#depth > DEEPEST) throw notABoard();
      if (before === 0 && token.name !== 'startObject') throw notABoard();
      if (before === 1 && token.name === 'keyValue') this.#key = token.value;
      if (before === 1 && token.name === 'startArray') this.#seen.add(this.#key);
      if (before === 2 && part && this.#seen.has(part) && this.#depth >= 2) {
        this.#item = new Assembler();
        this.#tokens = 0;
      }
      this.#item?.consume(token);
      this.#tokens += 1;
      if (this.#item && this.#tokens > TOKENS_OF_AN_ITEM) throw notABoard();
      if (this.#item && part && this.#depth === 2) {
        yield { part, item: this.#item.current };
        this.#item = null;
      }
    }
  }
}
