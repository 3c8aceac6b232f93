/** Where something is dropped on a row. */
export type Side = 'before' | 'inside' | 'after';
