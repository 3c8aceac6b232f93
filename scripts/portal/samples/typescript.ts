/** The example of an operation with the TypeScript client. */
import type { ShownOperation } from '../document.ts';
import type { ExampleRequest } from '../request.ts';

export function typescript({ id }: ShownOperation, request: ExampleRequest): string {
  if (id === 'openEvents') return EVENTS;
  const { inPath, inQuery, answer, isFileOrJson } = request;
  const given = [
    ...(Object.keys(inPath).length > 0 ? [`path: ${literal(inPath)}`] : []),
    ...(Object.keys(inQuery).length > 0 ? [`query: ${literal(inQuery)}`] : []),
    ...bodyOf(request),
  ];
  const call = `await client.${id}(${given.length > 0 ? `{ ${given.join(', ')} }` : ''})`;
  const saved = 'await writeFile("answer.bin", Buffer.from(await file.arrayBuffer()));';
  const ends = {
    none: [`${call};`],
    file: [`const file = ${call};`, isFileOrJson ? `if (file instanceof Blob) ${saved}` : saved],
    json: [`console.log(${call});`],
    text: [`console.log(${call});`],
  };
  return [
    ...(request.body?.kind === 'parts' ? ['import { openAsBlob } from "node:fs";'] : []),
    ...(answer === 'file' ? ['import { writeFile } from "node:fs/promises";'] : []),
    'import { docket } from "@docket/client";',
    '',
    'const { DOCKET_URL = "", DOCKET_TOKEN = "" } = process.env;',
    'const client = docket({ url: DOCKET_URL, token: DOCKET_TOKEN });',
    ...ends[answer],
  ].join('\n');
}

const EVENTS = `import { connect } from "@docket/client";

const { DOCKET_URL = "", DOCKET_TOKEN = "" } = process.env;
const client = connect({ url: DOCKET_URL, token: DOCKET_TOKEN });
client.on("event", event => console.log(event));`;

function bodyOf({ body, values }: ExampleRequest): string[] {
  if (body === null) return [];
  if (body.kind === 'json') return [`body: ${literal(body.value)}`];
  if (body.kind === 'form') return [`body: ${literal(body.fields)}`];
  const fields = Object.entries(body.parts).map(([name, part]) =>
    'file' in part
      ? `${name}: new File([await openAsBlob("${part.file}")], "${part.file}")`
      : `${name}: ${literal(values[name])}`,
  );
  return [`body: { ${fields.join(', ')} }`];
}

/** As a person writes an object in TypeScript. */
function literal(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  const keys = text.replaceAll(/^(\s*)"(\w+)":/gm, '$1$2:');
  return keys.length < 60 ? keys.replaceAll(/\n\s*/g, ' ') : keys;
}
