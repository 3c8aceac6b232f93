/** Generates the typed refusals and the catalogue page from errors.yaml. */
import { blanks, exampleSentence, type Catalogue, type Refusal } from './catalogue.ts';

export function refusalsModule({ refusals }: Catalogue): string {
  const all = [...refusals.values()];
  return `${CLASS}
export type RefusalCode =
${all.map(({ code }) => `  | '${code}'`).join('\n')};

export const refusals: { readonly [Code in RefusalCode]: RefusalShape } = {
${all.map(({ code, status, error, headers, plain, oauth }) => `  ${code}: ${JSON.stringify({ status, error, headers, plain, oauth })},`).join('\n')}
};

/** \`throw refuse.notFound()\`: one function for each code. */
export const refuse = {
${all.map(refuseFunction).join('\n')}
};
`;
}

const CLASS = `/** A request that is answered with one of the codes of the catalogue. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly values: RefusalValues;

  constructor(code: RefusalCode, values: RefusalValues = {}) {
    const sentence = refusals[code].error.replace(/\\{(\\w+)\\}/g, (_, blank: string) => String(values[blank] ?? ''));
    super(values.within === undefined ? sentence : \`\${values.within}: \${sentence}\`);
    this.code = code;
    this.values = values;
  }

  /** The same refusal, of an entry of a list in the body. */
  ofEntry(list: string, index: number): Refusal {
    const fields = { ...this.values.fields, index };
    return new Refusal(this.code, { ...this.values, within: \`\${list}[\${index}]\`, fields });
  }
}

/** The values in the sentence (and the headers) of a refusal; \`fields\` are further fields of its body. */
export interface RefusalValues {
  readonly [blank: string]: unknown;
  /** The entry of the body that is refused, if not the request alone. */
  readonly within?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}

export interface RefusalShape {
  readonly status: number;
  readonly error: string;
  readonly headers: readonly string[];
  readonly plain: boolean;
  readonly oauth: string | null;
}

`;

function camelCase(code: string): string {
  return code.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function refuseFunction(refusal: Refusal): string {
  const { code, error, headers, fields, optional } = refusal;
  const types: Record<string, string> = Object.fromEntries(
    blanks(error).map(name => [name, name === 'wait' ? 'number' : 'string | number']),
  );
  if (headers.includes('Retry-After')) types['wait'] = 'number';
  if (headers.includes('Allow')) types['allow'] = 'string';
  if (Object.keys(fields).length > 0) {
    types['fields'] = `{ ${Object.keys(fields)
      .map(name => `${name}${optional.includes(name) ? '?' : ''}: unknown`)
      .join('; ')} }`;
  }
  const parts = Object.entries(types).map(([name, type]) => `${name}: ${type}`);
  return parts.length === 0
    ? `  ${camelCase(code)}: () => new Refusal('${code}'),`
    : `  ${camelCase(code)}: (values: { ${parts.join('; ')} }) => new Refusal('${code}', values),`;
}

/** The data of the catalogue page. */
export function catalogueModule({ refusals }: Catalogue): string {
  const rows = [...refusals.values()].map(refusal => {
    const { code, status, meaning, remedy } = refusal;
    return `  ${JSON.stringify({ code, status, sentence: exampleSentence(refusal), meaning, remedy })},`;
  });
  return `import type { RefusalCode } from './refusals.ts';

export interface ExplainedRefusal {
  readonly code: RefusalCode;
  readonly status: number;
  /** As the caller reads it, with an example in its blanks. */
  readonly sentence: string;
  readonly meaning: string;
  readonly remedy: string;
}

export const catalogue: readonly ExplainedRefusal[] = [
${rows.join('\n')}
];
`;
}

export function cataloguePage({ refusals }: Catalogue): string {
  const rows = [...refusals.values()].map(
    refusal =>
      `| \`${refusal.code}\` | ${refusal.status} | ${exampleSentence(refusal)} | ${refusal.meaning} ${refusal.remedy} |`,
  );
  return `<!-- Written by \`npm run generate\` from openapi/errors.yaml. -->

# Error codes

Every error response is \`{error, code, request_id}\`. The text in \`error\` is for people and may change; \`code\` is for
programs and does not change. Errors of the OAuth document are \`{error, error_description, code, request_id}\`, with the
protocol's code in \`error\` and the text in \`error_description\`. Errors of the public document are \`{error}\` alone, with
the request id in \`X-Request-Id\`. Errors that name a wait also have it in \`Retry-After\`, in seconds. A 401 is plain text
unless \`Accept\` names \`application/json\`.

| code | status | text (example) | meaning and remedy |
|---|---|---|---|
${rows.join('\n')}
`;
}
