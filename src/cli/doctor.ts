/** Examines an instance from its own machine: each check says in one sentence what is wrong, and what to do. */
import type { LoadedConfig } from '../config/load.ts';
import type { Engine } from '../store/engines/engine.ts';
import { examineDatabase, type Examined } from '../store/examining.ts';
import { engineOf } from '../store/store.ts';
import { CHECKS, type Check, type Patient } from './checks.ts';
import { failed, ok, reasonOf, skipped, warning, type Finding } from './finding.ts';
import { said, type Said } from './said.ts';
import { table } from './table.ts';

export interface DoctorOptions {
  readonly deep?: boolean;
  readonly repair?: boolean;
}

/** Sets the exit status to 1 if a check failed. */
export async function doctor(load: () => LoadedConfig, options: DoctorOptions): Promise<Said> {
  const checks = await examined(load, options);
  if (checks.some(({ status }) => status === 'failed')) process.exitCode = 1;
  const rows = checks.map(({ name, status, message }) => [name, status, message]);
  return said(table(['check', 'status', ''], rows), { checks });
}

type Named = Finding & { readonly name: string };

async function examined(load: () => LoadedConfig, { deep = false, repair = false }: DoctorOptions) {
  const node = { name: 'node', ...(await examineNode()) };
  let loaded: LoadedConfig;
  try {
    loaded = load();
  } catch (error) {
    // Nothing else is known.
    return [{ name: 'configuration', ...failed(reasonOf(error)) }, node];
  }
  const { config } = loaded;
  const engine = await engineOf(config.database_url);
  const { database, finding } = await examinedDatabase(engine, deep);
  const patient = {
    ...{ loaded, config, engine, database },
    isDeep: deep,
    isRepairing: repair,
    now: new Date(),
  };
  const checks: Named[] = [{ name: 'configuration', ...examineConfiguration(loaded) }, node];
  for (const [name, check] of Object.entries(CHECKS)) {
    if (name === 'migrations') checks.push({ name: 'database', ...finding });
    checks.push({ name, ...(await examinedBy(check, patient)) });
  }
  return checks;
}

async function examinedBy(check: Check, patient: Patient): Promise<Finding> {
  try {
    return await check(patient);
  } catch (error) {
    return failed(reasonOf(error));
  }
}

function examineConfiguration({ warnings, file }: LoadedConfig): Finding {
  const where = file === null ? 'no file, only variables and defaults' : file;
  return warnings.length > 0 ? warning(warnings.join(' ')) : ok(`read from: ${where}`);
}

const NATIVE = ['sqlite3', 'argon2', 'sharp'] as const;

async function examineNode(): Promise<Finding> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    return failed(`Node ${process.versions.node} is too old: use 20.19 or newer.`);
  for (const name of NATIVE) {
    try {
      await import(name);
    } catch (error) {
      return failed(`${name} cannot be loaded (${reasonOf(error).split('\n')[0] ?? ''}): run npm ci again.`);
    }
  }
  return ok(`Node ${process.versions.node}`);
}

async function examinedDatabase(
  engine: Engine,
  isDeep: boolean,
): Promise<{ readonly database: Examined | null; readonly finding: Finding }> {
  if (!engine.exists())
    return { database: null, finding: skipped(`${engine.called} does not exist yet: a start creates it.`) };
  try {
    const database = await examineDatabase(engine, isDeep);
    const { faults, warnings, version } = database;
    const found = [...faults, ...warnings].map(fault => `The database ${engine.called} ${fault}.`).join(' ');
    const finding = faults.length > 0 ? failed(found) : warnings.length > 0 ? warning(found) : ok(version);
    return { database, finding };
  } catch (error) {
    return { database: null, finding: failed(reasonOf(error)) };
  }
}
