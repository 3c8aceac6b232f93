/** The part of a row on which something is dropped. */
export type Side = 'before' | 'inside' | 'after';
