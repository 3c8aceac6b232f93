/** Checks the documents against their grammars: AsyncAPI by its parser, OpenAPI by the official schemas. */
import { Parser } from '@asyncapi/parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { stepsOf, type Finding } from './findings.ts';
import type { PublishedDocument } from './published.ts';

/** Findings of the parser below this are advice, such as using a newer version of AsyncAPI. */
const WARNING = 1;

export async function asyncapiGrammar({
  file,
  text,
}: Pick<PublishedDocument, 'file' | 'text'>): Promise<Finding[]> {
  const diagnostics = await new Parser().validate(text);
  return diagnostics
    .filter(({ severity }) => Number(severity) <= WARNING)
    .map(({ code, message, path }) => ({ file, path: path.map(String), rule: String(code), message }));
}

export async function openapiGrammar({
  file,
  document,
}: Pick<PublishedDocument, 'file' | 'document'>): Promise<Finding[]> {
  const { errors = [] } = await new Validator().validate(document);
  if (typeof errors === 'string') return [{ file, path: [], rule: 'openapi-grammar', message: errors }];
  const paths = errors.map(({ instancePath }) => instancePath);
  // Every alternative reports an error; the innermost ones say what is wrong.
  return errors
    .filter(({ instancePath }) => !paths.some(path => path.startsWith(`${instancePath}/`)))
    .map(({ instancePath, message, params }) => ({
      file,
      path: stepsOf(instancePath),
      rule: 'openapi-grammar',
      message: `${message ?? 'is wrong'} ${JSON.stringify(params)}`,
    }));
}
