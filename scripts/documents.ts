/** Checks the published documents: their grammars, the linters, their examples and the list of operations. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { JsonObject } from './contract/json.ts';
import { readContract, type Contract } from './contract/whole.ts';
import { asyncapiExamples, openapiExamples } from './documents/examples.ts';
import { reported, type Finding } from './documents/findings.ts';
import { generatorFindings } from './documents/generators.ts';
import { asyncapiGrammar, openapiGrammar } from './documents/grammar.ts';
import { redocly, spectral } from './documents/linters.ts';
import { differences, operationLines } from './documents/operations.ts';
import { publishedDocuments, type PublishedDocument } from './documents/published.ts';
import { wordingFindings } from './documents/wording.ts';

/** The bytes of a published document: larger ones are slow in the tools that show them. */
const LARGEST = 700_000;

/** All findings in the documents, one line each, with their location in the source. `folder` holds the files. */
async function findings(contract: Contract, folder: string): Promise<string[]> {
  const documents = publishedDocuments(contract);
  const files = (kinds: readonly PublishedDocument['kind'][]): string[] =>
    documents.filter(({ kind }) => kinds.includes(kind)).map(({ file }) => join(folder, file));
  const linted = Promise.all([
    redocly(files(['openapi 3.1', 'openapi 3.0'])),
    spectral(files(['openapi 3.1', 'asyncapi'])),
  ]);
  const inProcess = await Promise.all(documents.map(document => checked(document, contract.events.messages)));
  return reported([...inProcess, ...(await linted), proseFindings(contract, documents)].flat(), documents);
}

async function checked(published: PublishedDocument, messages: JsonObject): Promise<Finding[]> {
  const { kind, file, document } = published;
  if (kind === 'asyncapi') {
    return [...(await asyncapiGrammar(published)), ...asyncapiExamples(file, document, messages)];
  }
  const examples = kind === 'openapi 3.1' ? openapiExamples(file, document) : [];
  const broken = generatorFindings(file, document);
  return [...(await openapiGrammar(published)), ...examples, ...broken, ...tooLarge(published)];
}

/** The prose of the published documents, and of the sources: introductions and the texts of agent tools. */
export function proseFindings(contract: Contract, documents = publishedDocuments(contract)): Finding[] {
  const sources = contract.assembled.map(({ name, document }) => ({ file: `${name}.json`, document }));
  return [...documents, ...sources].flatMap(({ file, document }) => wordingFindings(file, document));
}

/** Viewers, generators and agents load a document whole, as it is served: without line breaks. */
export function tooLarge({ file, document }: Pick<PublishedDocument, 'file' | 'document'>): Finding[] {
  const bytes = Buffer.byteLength(JSON.stringify(document));
  if (bytes <= LARGEST) return [];
  return [{ file, path: [], rule: 'size', message: `${bytes} bytes, more than ${LARGEST}` }];
}

/** Differences between the documents and the list of operations. */
function unkept(root: string, { assembled, events }: Contract): string[] {
  const list = readFileSync(join(root, 'openapi/operations.txt'), 'utf8');
  return differences(list, operationLines([...assembled.map(({ document }) => document), events.document]));
}

if (import.meta.filename === process.argv[1]) {
  const root = join(import.meta.dirname, '..');
  const contract = readContract(root);
  const found = [
    ...(await findings(contract, join(root, 'src/generated/documents'))),
    ...unkept(root, contract),
  ];
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
