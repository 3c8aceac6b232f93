/** A published project, for readers without an account. It looks for changes every 30 seconds while it is visible. */
import { useEffect, useState } from 'preact/hooks';
import type { Answer } from '@docket/client';
import { useThing } from '../../copies/things.ts';
import { PriorityIcon, StatusIcon } from '../../parts/icons.tsx';
import { Markdown } from '../../parts/markdown.tsx';
import { Empty, Heading, Shown } from '../../parts/states.tsx';
import { client } from '../../session/session.ts';
import { ago, count, keysOf, STATUSES } from '../../words/en.ts';

const POLL_MS = 30_000;

interface PublishedOf {
  readonly project: string;
  readonly item: string | null;
}

export function Published({ project, item }: PublishedOf) {
  const known = useThing(`published ${project} project`, () =>
    client.getPublicProject({ path: { project } }),
  );
  return (
    <main id="main" class="narrow">
      <Shown of={known} isScreen>
        {one => (
          <>
            <p class="quiet">
              <a href={`/published/${project}`}>{one.name}</a>
            </p>
            {item === null && <Overview project={project} name={one.name} description={one.description} />}
            {item !== null && /-DOC-/.test(item) && <PageOf project={project} identifier={item} />}
            {item !== null && !/-DOC-/.test(item) && <IssueOf project={project} identifier={item} />}
          </>
        )}
      </Shown>
    </main>
  );
}

function Overview({
  project,
  name,
  description,
}: {
  readonly project: string;
  readonly name: string;
  readonly description: string;
}) {
  const path = { project };
  const index = useThing(`published ${project} index`, () => client.getPublicIndex({ path }));
  const [text, setText] = useState('');
  useEffect(() => {
    const look = async (): Promise<void> => {
      const { cursor } = index.value.value ?? { cursor: 0 };
      if (document.visibilityState !== 'visible' || cursor === 0) return;
      const { changes } = await client.listPublicChanges({ path, query: { since: cursor, limit: 1 } });
      if (changes.length > 0) await index.load();
    };
    const timer = setInterval(() => void look().catch(() => {}), POLL_MS);
    return () => clearInterval(timer);
  }, [project]);
  return (
    <>
      <Heading>{name}</Heading>
      {description !== '' && <Markdown text={description} />}
      <input
        type="search"
        aria-label="Filter by title"
        placeholder="Filter by title"
        value={text}
        onInput={event => setText(event.currentTarget.value)}
      />
      <Shown of={index}>
        {({ issues, pages }) => {
          const wanted = issues.filter(({ title = '' }) => title.toLowerCase().includes(text.toLowerCase()));
          if (issues.length + pages.length === 0) return <Empty>There is nothing in this project yet.</Empty>;
          return (
            <>
              {keysOf(STATUSES).map(status => {
                const own = wanted.filter(issue => issue.status === status);
                if (own.length === 0) return null;
                return (
                  <section
                    key={status}
                    class="part"
                    aria-label={`${STATUSES[status]}, ${count(own.length, 'issue')}`}
                  >
                    <h2>{STATUSES[status]}</h2>
                    <ul class="list">
                      {own.map(({ id, identifier, title, priority }) => (
                        <li key={id} class="row">
                          <StatusIcon status={status} />
                          {priority && <PriorityIcon priority={priority} />}
                          <a href={`/published/${project}/${identifier ?? ''}`}>
                            <span class="ident">{identifier}</span> {title}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </section>
                );
              })}
              {pages.length > 0 && (
                <section class="part" aria-label="Pages">
                  <h2>Pages</h2>
                  <ul class="list">
                    {pages.map(({ id, identifier, title }) => (
                      <li key={id}>
                        <a href={`/published/${project}/${identifier ?? ''}`}>{title}</a>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
            </>
          );
        }}
      </Shown>
    </>
  );
}

interface ItemOf {
  readonly project: string;
  readonly identifier: string;
}

function IssueOf({ project, identifier }: ItemOf) {
  const found = useThing(`published ${project} ${identifier}`, () =>
    client.resolvePublicIssue({ path: { project, identifier } }),
  );
  return (
    <Shown of={found} isScreen>
      {issue => (
        <>
          <Heading title={`${identifier} ${issue.title}`}>{issue.title}</Heading>
          <p class="row">
            <StatusIcon status={issue.status} /> {STATUSES[issue.status]}{' '}
            <PriorityIcon priority={issue.priority} /> <small>changed {ago(issue.updated_at)}</small>
          </p>
          <Markdown text={issue.description} />
          <PublicFiles project={project} kind="issue" id={issue.id} />
          <PublicComments
            name={`published ${project} ${identifier} comments`}
            read={() => client.listPublicIssueComments({ path: { project, id: issue.id } })}
          />
        </>
      )}
    </Shown>
  );
}

function PageOf({ project, identifier }: ItemOf) {
  const index = useThing(`published ${project} index`, () => client.getPublicIndex({ path: { project } }));
  return (
    <Shown of={index}>
      {({ pages }) => {
        const id = pages.find(page => page.identifier === identifier)?.id;
        return id === undefined ? (
          <Empty>There is no such page.</Empty>
        ) : (
          <KnownPage project={project} id={id} />
        );
      }}
    </Shown>
  );
}

function KnownPage({ project, id }: { readonly project: string; readonly id: number }) {
  const found = useThing(`published ${project} page ${id}`, () =>
    client.getPublicPage({ path: { project, id } }),
  );
  return (
    <Shown of={found} isScreen>
      {page => (
        <>
          <Heading>{page.title}</Heading>
          <Markdown text={page.content} />
          <PublicFiles project={project} kind="page" id={id} />
          <PublicComments
            name={`published ${project} page ${id} comments`}
            read={() => client.listPublicPageComments({ path: { project, id } })}
          />
        </>
      )}
    </Shown>
  );
}

function PublicFiles({
  project,
  kind,
  id,
}: {
  readonly project: string;
  readonly kind: 'issue' | 'page';
  readonly id: number;
}) {
  const files = useThing(`published ${project} ${kind} ${id} files`, () =>
    client.listPublicAttachments({ path: { project }, query: { entity_type: kind, entity_id: id } }),
  );
  const all = files.value.value ?? [];
  if (all.length === 0) return null;
  return (
    <section class="part" aria-label="Files">
      <h2>Files</h2>
      <ul class="list">
        {all.map(file => (
          <li key={file.id}>
            <a href={`/public/api/projects/${project}/attachments/${file.id}`} target="_blank">
              {file.filename}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PublicCommentsOf {
  readonly name: string;
  readonly read: () => Promise<Answer<'listPublicIssueComments'>>;
}

function PublicComments({ name, read }: PublicCommentsOf) {
  const comments = useThing(name, read);
  return (
    <section class="part" aria-label="Comments">
      <h2>Comments</h2>
      <Shown of={comments}>
        {all => (
          <>
            {all.map(({ id, content, author_display_name, created_at }) => (
              <article key={id} class="comment" aria-label={`Comment by ${author_display_name}`}>
                <b>{author_display_name}</b> <small>{ago(created_at)}</small>
                <Markdown text={content} />
              </article>
            ))}
          </>
        )}
      </Shown>
    </section>
  );
}
