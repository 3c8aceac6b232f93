/** Sizes and times as a reader writes them. */

const UNITS = [
  [1024 ** 3, 'GiB'],
  [1024 ** 2, 'MiB'],
  [1024, 'KiB'],
] as const;

export function bytesText(bytes: number): string {
  const [size, unit] = UNITS.find(([one]) => bytes >= one && bytes % one === 0) ?? [1, 'bytes'];
  return `${(bytes / size).toLocaleString('en')} ${unit}`;
}

export function durationText(seconds: number): string {
  if (seconds % 3600 === 0) return seconds === 3600 ? 'an hour' : `${String(seconds / 3600)} hours`;
  if (seconds % 60 === 0) return seconds === 60 ? 'a minute' : `${String(seconds / 60)} minutes`;
  return `${String(seconds)} seconds`;
}
