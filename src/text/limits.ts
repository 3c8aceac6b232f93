/** The sizes in bytes of what is sent, as the server enforces them and as the documentation lists them. */
import type { RefusalCode } from '../generated/refusals.ts';

interface SizeLimit {
  readonly what: string;
  readonly least: number;
  readonly most: number;
  readonly refusal: RefusalCode;
}

export const sizeLimits = {
  password: { what: 'A password, in UTF-8', least: 8, most: 1024, refusal: 'password_length' },
  comment_content: {
    what: 'The text of a comment, in UTF-8 with normalized line ends',
    least: 1,
    most: 256 * 1024,
    refusal: 'comment_too_large',
  },
  search_query: { what: 'The words of a search, in UTF-8', least: 0, most: 4096, refusal: 'query_too_long' },
  literal_query: {
    what: 'The text of a search in mode literal, in UTF-8',
    least: 0,
    most: 256,
    refusal: 'query_too_long',
  },
  file: { what: 'A file', least: 1, most: 10 * 1024 ** 2, refusal: 'file_too_large' },
} as const satisfies Readonly<Record<string, SizeLimit>>;
