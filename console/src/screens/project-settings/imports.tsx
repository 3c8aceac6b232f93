/** Issues from elsewhere: always tried without effect first. */
import { useEffect, useState } from 'preact/hooks';
import type { Answer } from '@docket/client';
import { Choice, Field } from '../../parts/fields.tsx';
import { trying } from '../../session/notices.ts';
import { client, confirmed } from '../../session/session.ts';
import { count } from '../../words/en.ts';
import type { SettingsOf } from './general.tsx';

const SOURCES = [
  ['csv', 'CSV file'],
  ['codehost', 'Code host'],
  ['linear', 'Linear'],
  ['jira', 'Jira'],
  ['trello', 'Trello board'],
] as const;
type Source = (typeof SOURCES)[number][0];

const FIELDS: Readonly<Record<Source, readonly (readonly [key: string, label: string])[]>> = {
  csv: [['name', 'Name of the file, which identifies its issues']],
  codehost: [
    ['repo', 'Repository, such as harbour/app'],
    ['token', 'Token'],
  ],
  linear: [
    ['team', 'Team, such as ENG'],
    ['token', 'API key'],
  ],
  jira: [
    ['site', 'Site, such as https://harbour.atlassian.net'],
    ['project_key', 'Project key'],
    ['email', 'E-mail'],
    ['token', 'API token'],
  ],
  trello: [],
};

type Report = Answer<'importCodehost'>;
type Progress = Answer<'getImportProgress'>;

const PROGRESS_MS = 1_000;

/** The progress of the import, read while it runs. */
function useProgress(id: number, isBusy: boolean): Progress | null {
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => {
      // The next look shows what this one missed.
      client.getImportProgress({ path: { id } }).then(setProgress, () => undefined);
    }, PROGRESS_MS);
    return () => {
      clearInterval(timer);
      setProgress(null);
    };
  }, [id, isBusy]);
  return progress;
}

function sentenceOf({ stage, issues_read, comments_read, issues_written }: Progress): string {
  if (stage === 'writing') return `${count(issues_written, 'issue')} of ${issues_read} written`;
  return `${count(issues_read, 'issue')} and ${count(comments_read, 'comment')} read`;
}

export function Imports({ project: { id }, rights: { mayLead } }: SettingsOf) {
  const [source, setSource] = useState<Source>('csv');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const progress = useProgress(id, isBusy);
  if (!mayLead) return null;
  const run = async (dry_run: boolean): Promise<void> => {
    setIsBusy(true);
    await trying(async () =>
      setReport(await confirmed(() => importFrom(source, id, { ...values, dry_run }, file))),
    );
    setIsBusy(false);
  };
  const isFile = source === 'csv' || source === 'trello';
  return (
    <section class="part" aria-label="Import">
      <h2>Import</h2>
      <p class="quiet">A trial shows what would be created. Running an import again adds nothing twice.</p>
      <Choice
        label="From"
        value={source}
        options={SOURCES}
        onPick={next => {
          setSource(next);
          setReport(null);
        }}
      />
      {FIELDS[source].map(([key, label]) => (
        <Field
          key={key}
          label={label}
          type={key === 'token' ? 'password' : 'text'}
          autocomplete="off"
          value={values[key] ?? ''}
          onInput={value => setValues({ ...values, [key]: value })}
        />
      ))}
      {isFile && (
        <div class="field">
          <label for="import-file">File</label>
          <input
            id="import-file"
            type="file"
            onChange={event => setFile(event.currentTarget.files?.[0] ?? null)}
          />
        </div>
      )}
      <div class="row">
        <button
          type="button"
          class="first"
          disabled={isBusy || (isFile && file === null)}
          onClick={() => void run(true)}
        >
          Try
        </button>
        <button type="button" disabled={isBusy || report?.dry_run !== true} onClick={() => void run(false)}>
          Import
        </button>
        {isBusy && <progress aria-label="Import" />}
        {progress && <span class="quiet">{sentenceOf(progress)}</span>}
      </div>
      {report && (
        <div role="status">
          <h3>{report.dry_run ? 'This would happen' : 'Imported'}</h3>
          <p>
            {report.issues_created} issues created, {report.issues_skipped_existing} there already,{' '}
            {report.dry_run ? report.comments_planned : report.comments_created} comments,{' '}
            {report.dry_run ? report.labels_planned : report.labels_created} labels.
          </p>
        </div>
      )}
    </section>
  );
}

function importFrom(
  source: Source,
  id: number,
  given: Record<string, unknown>,
  file: File | null,
): Promise<Report> {
  const path = { id };
  // The server checks what is missing, and says so.
  const sent: unknown = { ...given, ...(file ? { file } : {}) };
  const body = sent as never;
  switch (source) {
    case 'csv':
      return client.importCsv({ path, body });
    case 'codehost':
      return client.importCodehost({ path, body });
    case 'linear':
      return client.importLinear({ path, body });
    case 'jira':
      return client.importJira({ path, body });
    case 'trello':
      return client.importTrello({ path, body });
  }
}
