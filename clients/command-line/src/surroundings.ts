/** What a command finds around itself: the environment, the terminal, and the standard streams. */
import process from 'node:process';

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Whether a person reads the output. */
  readonly isTerminal: boolean;
  /** Whether the user can be prompted. */
  readonly canAsk: boolean;
  readonly columns: number;
  /** 0 if they are not known. */
  readonly rows: number;
  readonly colours: boolean;
  readonly now: () => Date;
  readonly out: (text: string) => void;
  readonly tell: (line: string) => void;
  /** Writes a part of a line of progress; null if nobody would see it. */
  readonly status: ((text: string) => void) | null;
  readonly input: () => Promise<string>;
  /** Asks on the terminal, where `canAsk` says that there is one. */
  readonly ask: (question: string) => Promise<string>;
}

export function surroundings(): Surroundings {
  const { env, stdout, stdin, stderr } = process;
  const isTerminal = stdout.isTTY;
  return {
    env,
    cwd: process.cwd(),
    isTerminal,
    canAsk: stdin.isTTY && stderr.isTTY,
    columns: stdout.columns || 80,
    rows: stdout.rows || 0,
    colours: coloursIn(env, isTerminal),
    now: () => new Date(),
    out: text => void stdout.write(text),
    tell: line => void stderr.write(`${line}\n`),
    status: stderr.isTTY && env['TERM'] !== 'dumb' ? text => void stderr.write(text) : null,
    input: readAll,
    ask,
  };
}

function coloursIn(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  if (env['NO_COLOR'] || env['TERM'] === 'dumb') return false;
  return isTerminal || Boolean(env['CLICOLOR_FORCE'] && env['CLICOLOR_FORCE'] !== '0');
}

async function readAll(): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of process.stdin) pieces.push(Buffer.from(piece as Buffer));
  return Buffer.concat(pieces).toString();
}

async function ask(question: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
