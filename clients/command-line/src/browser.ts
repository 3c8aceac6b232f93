/** The browser of this machine. */
import { spawn } from 'node:child_process';
import process from 'node:process';

/** A machine without one shows the address only. */
export function openBrowser(address: string): void {
  const command = process.platform === 'darwin' ? 'open' : 'xdg-open';
  spawn(command, [address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
