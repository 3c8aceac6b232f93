import { sizeLimits } from './limits.ts';

const { least, most } = sizeLimits.password;

/** Whether a text is a valid password: 8 to 1024 bytes in UTF-8, never trimmed. */
export function isPassword(text: string): boolean {
  const bytes = Buffer.byteLength(text);
  return bytes >= least && bytes <= most;
}
