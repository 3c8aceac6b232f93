/** What test files have cost: read from the notes of their processes, and reported as the ten slowest and a mean. */
import { existsSync, readFileSync } from 'node:fs';

const TOLD = 10;

export interface Cost {
  readonly program: string;
  /** Seconds of processor time in this process, without programs that it started. */
  readonly cpu: number;
  /** Seconds that went by. */
  readonly wall: number;
}

export function costsIn(notes: string): Cost[] {
  if (!existsSync(notes)) return [];
  const lines = readFileSync(notes, 'utf8').split('\n');
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as Cost);
}

/** Lines that say which files kept everybody waiting, and what a file costs on average. */
export function costsTold(costs: readonly Cost[], fileOf: (program: string) => string): string[] {
  if (costs.length === 0) return [];
  const seconds = (value: number): string => `${value.toFixed(1).padStart(6)} s`;
  const slowest = [...costs].sort((one, other) => other.wall - one.wall).slice(0, TOLD);
  const cpu = costs.reduce((sum, cost) => sum + cost.cpu, 0);
  return [
    'The slowest files: what went by, and what they took of the processor',
    ...slowest.map(({ program, cpu: own, wall }) => `${seconds(wall)}${seconds(own)}  ${fileOf(program)}`),
    `Files: ${costs.length}; of the processor ${cpu.toFixed(0)} s, each ${(cpu / costs.length).toFixed(2)} s`,
  ];
}
