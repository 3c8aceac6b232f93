/** The items of a comma-separated header. */
export function itemsOf(header: string | string[] | undefined): string[] {
  return header === undefined
    ? []
    : String(header)
        .split(',')
        .map(item => item.trim());
}

/** Whether the list has the item, in any case. */
export function hasItem(header: string | string[] | undefined, name: string): boolean {
  return itemsOf(header).some(item => item.toLowerCase() === name);
}

/** `todo, active or done`. */
export function oneOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
}
