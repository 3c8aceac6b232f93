/** Search while typing. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Answer } from '@docket/client';
import { useProject } from '../../copies/current.ts';
import { noteSearch, recentSearches } from '../../copies/searches.ts';
import { Check, Choice } from '../../parts/fields.tsx';
import { Heading, Problem } from '../../parts/states.tsx';
import { ask, query } from '../../routes.ts';
import { sentenceOf } from '../../session/notices.ts';
import { client } from '../../session/session.ts';
import { count } from '../../words/en.ts';

type Result = Answer<'search'>[number];

const TYPES = [
  ['', 'Everything'],
  ['issue', 'Issues'],
  ['page', 'Pages'],
  ['comment', 'Comments'],
  ['attachment', 'Files'],
] as const;
type Type = (typeof TYPES)[number][0];

const WAIT_MS = 150;

export function Search() {
  const text = query.value.get('q') ?? '';
  const [type, setType] = useState<Type>('');
  const [isLiteral, setIsLiteral] = useState(false);
  const [results, setResults] = useState<readonly Result[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const project = useProject(query.value.get('project'));
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (text.trim() === '') {
      setResults(null);
      return;
    }
    const ended = new AbortController();
    const timer = setTimeout(() => {
      const asked = {
        query: text,
        ...(type === '' ? {} : { result_type: type }),
        ...(isLiteral ? { mode: 'literal' as const } : {}),
        ...(project ? { project_id: project.id } : {}),
        match: 'auto' as const,
        limit: 50,
      };
      client.search({ query: asked }, { signal: ended.signal }).then(
        found => {
          setResults(found);
          setProblem(null);
        },
        (error: unknown) => {
          if (!ended.signal.aborted) setProblem(sentenceOf(error));
        },
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [text, type, isLiteral, project?.id]);
  return (
    <>
      <div class="head">
        <Heading>Search</Heading>
      </div>
      <div class="row">
        <input
          ref={input}
          type="search"
          aria-label="Search"
          placeholder={project ? `Search in ${project.name}` : 'Search'}
          value={text}
          onInput={event => ask({ q: event.currentTarget.value })}
        />
        <Choice label="Type" isBare value={type} options={TYPES} onPick={setType} />
        <Check label="Exact text" isChecked={isLiteral} onCheck={setIsLiteral} />
      </div>
      <Problem>{problem}</Problem>
      <p class="quiet" role="status">
        {results === null ? '' : count(results.length, 'result')}
      </p>
      {text.trim() === '' && <Recent />}
      <ul class="results" aria-label="Results">
        {results?.map(result => (
          <li key={`${result.result_type} ${result.id}`}>
            <a href={addressOf(result)} onClick={() => noteSearch(text.trim())}>
              {result.identifier !== null && <span class="ident">{result.identifier}</span>} {result.title}
            </a>{' '}
            {result.result_type !== 'issue' && <span class="tag">{result.result_type}</span>}
            <div class="quiet">
              <Snippet text={result.snippet} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Searches that led somewhere. */
function Recent() {
  const recent = recentSearches();
  if (recent.length === 0) return null;
  return (
    <section aria-label="Recent searches">
      <h2>Recent searches</h2>
      <ul class="list">
        {recent.map(text => (
          <li key={text}>
            <button type="button" class="plain" onClick={() => ask({ q: text })}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function addressOf({ identifier, result_type, id }: Result): string {
  if (identifier === null) return `/api/attachments/${id}`;
  return `/${identifier}${result_type === 'comment' ? `#comment-${id}` : ''}`;
}

/** The matching words are between pairs of stars. */
function Snippet({ text }: { readonly text: string }) {
  return (
    <>{text.split('**').map((part, place) => (place % 2 === 1 ? <mark key={place}>{part}</mark> : part))}</>
  );
}
