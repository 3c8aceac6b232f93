/** The results of a run: for people in Markdown, for CI in JUnit's XML. */
import { nameOf } from '../outcomes.ts';
import type { Result } from './run.ts';

export function markdownOf(url: string, results: readonly Result[]): string {
  const of = (kind: Result['verdict']['kind']) => results.filter(({ verdict }) => verdict.kind === kind);
  const rows = [...byOperation(results)].map(([id, own]) => {
    const count = (kind: Result['verdict']['kind']): number =>
      own.filter(one => one.verdict.kind === kind).length;
    return `| \`${id}\` | ${count('passed')} | ${count('failed')} | ${count('skipped')} |`;
  });
  return [
    `# Conformance of ${url}`,
    `${of('passed').length} outcomes passed, ${of('failed').length} failed, ${of('skipped').length} were not driven.`,
    section(
      'Failures',
      of('failed').map(one => `- ${nameOf(one.outcome)}: ${reasonOf(one)}`),
    ),
    section('Operations', [
      `| operation | passed | failed | not driven |\n| --- | --- | --- | --- |\n${rows.join('\n')}`,
    ]),
    section(
      'Not driven',
      of('skipped').map(one => `- ${nameOf(one.outcome)}: ${reasonOf(one)}`),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

export function junitOf(results: readonly Result[]): string {
  const suites = [...byOperation(results)].map(([id, own]) => {
    const cases = own.map(result => {
      const { outcome, verdict, milliseconds } = result;
      const head = `<testcase classname="${id}" name="${escaped(nameOf(outcome))}" time="${(milliseconds / 1000).toFixed(3)}">`;
      const inner = { passed: '', failed: 'failure', skipped: 'skipped' }[verdict.kind];
      return `${head}${inner && `<${inner} message="${escaped(reasonOf(result))}"/>`}</testcase>`;
    });
    const failures = own.filter(({ verdict }) => verdict.kind === 'failed').length;
    const skipped = own.filter(({ verdict }) => verdict.kind === 'skipped').length;
    const counts = `tests="${own.length}" failures="${failures}" skipped="${skipped}"`;
    return `<testsuite name="${id}" ${counts}>\n${cases.join('\n')}\n</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

export function reasonOf({ verdict }: Result): string {
  if (verdict.kind === 'passed') return '';
  return verdict.kind === 'failed' ? verdict.fault : verdict.reason;
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}`;
}

function byOperation(results: readonly Result[]): Map<string, Result[]> {
  const found = new Map<string, Result[]>();
  for (const result of results) {
    const { id } = result.outcome.operation;
    found.set(id, [...(found.get(id) ?? []), result]);
  }
  return found;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no control characters. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, letter => ENTITIES[letter] ?? letter).replace(/\p{Cc}/gu, ' ');
}
