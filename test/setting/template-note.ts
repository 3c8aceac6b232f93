/** Metadata about the users in a template database, for tests that open a copy of it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { templateNote, type EngineName, type TemplateName } from './engines.ts';

export interface Person {
  readonly id: number;
  readonly username: string;
  readonly token: string;
}

export interface TemplateNote {
  readonly madeAt: Date;
  readonly people: Readonly<Record<'ada' | 'lena' | 'max' | 'vera' | 'sam' | 'bot', Person>>;
  /** The token of the operator's key. */
  readonly operator: string;
  /** The id of the project APP, in the template that has it. */
  readonly app: number | null;
}

export function note(engine: EngineName, name: TemplateName, content: TemplateNote): void {
  writeFileSync(templateNote(engine, name), JSON.stringify(content));
}

export function notedIn(engine: EngineName, name: TemplateName): TemplateNote | null {
  if (name === 'migrated') return null;
  const stored = JSON.parse(readFileSync(templateNote(engine, name), 'utf8')) as TemplateNote;
  return { ...stored, madeAt: new Date(stored.madeAt) };
}
