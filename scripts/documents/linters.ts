/** Runs the linters that are commands on a folder of published documents: Redocly and Spectral. */
import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import process from 'node:process';
import { stepsOf, type Finding } from './findings.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Redocly with its strictest rules, and the exceptions of .redocly.lint-ignore.yaml. It does not check AsyncAPI 3, because
 * it confuses its discriminator with OpenAPI's.
 */
export async function redocly(files: readonly string[]): Promise<Finding[]> {
  const options = ['--extends', 'recommended-strict', '--format', 'json', '--max-problems', '10000'];
  const said = await output('redocly', ['lint', ...files, ...options]);
  return jsonTexts(said).flatMap(text => {
    const { problems } = JSON.parse(text) as { problems: RedoclyProblem[] };
    return problems.map(({ ruleId, message, location: [place] }) => ({
      file: basename(place?.source.ref ?? ''),
      path: stepsOf(place?.pointer ?? ''),
      rule: ruleId,
      message,
    }));
  });
}

interface RedoclyProblem {
  ruleId: string;
  message: string;
  location: { source: { ref: string }; pointer?: string }[];
}

/** Spectral with the rules of .spectral.yaml. */
export async function spectral(files: readonly string[]): Promise<Finding[]> {
  const said = await output('spectral', [
    'lint',
    ...files,
    '--ruleset',
    '.spectral.yaml',
    '--format',
    'json',
    '--quiet',
  ]);
  const results = JSON.parse(said || '[]') as SpectralResult[];
  return results.map(({ code, message, path, source }) => ({
    file: basename(source),
    path: path.map(String),
    rule: code,
    message,
  }));
}

interface SpectralResult {
  code: string;
  message: string;
  path: (string | number)[];
  source: string;
}

/** Redocly prints one object per document, with or without a line end between them. */
function jsonTexts(said: string): string[] {
  return said
    .replace(/^\}(?=\{)/gm, '}\n')
    .split(/^(?=\{)/m)
    .filter(text => text.trim() !== '');
}

/** The output of a command. It must be JSON, whatever the exit code: linters exit with 1 when they find something. */
export async function output(command: string, parameters: readonly string[]): Promise<string> {
  // Otherwise Redocly sends telemetry and looks for newer versions.
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  };
  const child = spawn(join(root, 'node_modules/.bin', command), parameters, {
    cwd: root,
    env,
    stdio: 'pipe',
  });
  let said = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (said += piece));
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (complaints += piece));
  child.stdin.end();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', code => {
      if (/^\s*[[{]/.test(said) || (code === 0 && said.trim() === '')) resolve(said);
      else reject(new Error(`${command} ended with ${String(code)}: ${complaints.trim() || said.trim()}`));
    });
  });
}
