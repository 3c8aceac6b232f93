/** One object of a response. */
export type Row = Readonly<Record<string, unknown>>;

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Numbers that only programs use. */
const INTERNAL = /^(id|seq|sequence|sort_order|position|.*_id)$/;

/** What people call it, if it has a name. */
export function nameOf({ username, identifier, name, value }: Row): string | undefined {
  return [username, identifier, name, value].find(one => typeof one === 'string');
}

/** Without a name, a thing is known by the first id that it has. */
export function isInternal(name: string, row: Row): boolean {
  const isNamed = ['identifier', 'username', 'name'].some(field => field in row);
  return INTERNAL.test(name) && (isNamed || name !== Object.keys(row).find(key => /^(id|.*_id)$/.test(key)));
}

/** The names of its fields, without internal ids, times and authors. */
export function namesOf(row: Row): string[] {
  return Object.keys(row).filter(name => !isInternal(name, row) && !/_(at|by)$/.test(name));
}
