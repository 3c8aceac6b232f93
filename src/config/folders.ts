/** The system folders that are searched for the configuration file after the working directory. */

import { posix, win32 } from 'node:path';

export interface System {
  platform: string;
  env: Environment;
  home: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The user's folder first, then the system's. */
export function configFolders({ platform, env, home }: System): readonly string[] {
  if (platform === 'win32') {
    const user = absolute(win32, env.APPDATA) ?? win32.join(home, 'AppData', 'Roaming');
    const system = absolute(win32, env.PROGRAMDATA) ?? 'C:\\ProgramData';
    return [win32.join(user, 'docket'), win32.join(system, 'docket')];
  }
  if (platform === 'darwin') {
    const support = 'Library/Application Support/docket';
    return [posix.join(home, support), posix.join('/', support)];
  }
  const user = absolute(posix, env.XDG_CONFIG_HOME) ?? posix.join(home, '.config');
  return [posix.join(user, 'docket'), '/etc/docket'];
}

/** The XDG specification requires that a relative folder is ignored; an empty variable counts as one. */
function absolute(path: Pick<typeof posix, 'isAbsolute'>, folder: string | undefined): string | undefined {
  return folder !== undefined && path.isAbsolute(folder) ? folder : undefined;
}
