/** All files of a project, and uploads that nothing uses. */
import { useState } from 'preact/hooks';
import type { Project } from '../../copies/project.ts';
import { useThing } from '../../copies/things.ts';
import { ReadingDialog } from '../../parts/dialog.tsx';
import { Empty, Heading, Shown } from '../../parts/states.tsx';
import { client } from '../../session/session.ts';
import { ago, bytes, count } from '../../words/en.ts';

const MOST = 100;

export function Files({ project }: { readonly project: Project }) {
  const path = { id: project.id };
  const files = useThing(`project ${project.id} files`, () =>
    client.listProjectAttachments({ path, query: { limit: MOST } }),
  );
  const unused = useThing(`project ${project.id} unused`, () => client.listOrphanedAttachments({ path }));
  const [shown, setShown] = useState<number | null>(null);
  return (
    <>
      <div class="head">
        <Heading title={`Files of ${project.name}`}>Files</Heading>
      </div>
      <Shown of={files}>
        {({ items, total_count, total_bytes }) =>
          items.length === 0 ? (
            <Empty>Files are added to issues, pages and comments; here are all of them.</Empty>
          ) : (
            <>
              <p class="quiet">
                {count(total_count, 'file')}, {bytes(total_bytes)}
              </p>
              <div class="scroll">
                <table>
                  <thead>
                    <tr>
                      <th>Name</th>
                      <th>Size</th>
                      <th>By</th>
                      <th>Used in</th>
                    </tr>
                  </thead>
                  <tbody>
                    {items.map(file => (
                      <tr key={file.id}>
                        <td>
                          <a href={`/api/attachments/${file.id}`} target="_blank">
                            {file.filename}
                          </a>{' '}
                          {file.mime_class === 'archive' || /\.(?:db|sqlite3?)$/.test(file.filename) ? (
                            <button type="button" class="plain" onClick={() => setShown(file.id)}>
                              Look inside
                            </button>
                          ) : null}
                        </td>
                        <td>{bytes(file.size_bytes)}</td>
                        <td>
                          {file.uploader_display_name ?? 'somebody'} <small>{ago(file.created_at)}</small>
                        </td>
                        <td>
                          {file.entities.map(({ identifier, title }) => (
                            <a key={title} href={identifier === null ? '#' : `/${identifier}`}>
                              {identifier ?? title}{' '}
                            </a>
                          ))}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </>
          )
        }
      </Shown>
      <Shown of={unused}>
        {({ items }) =>
          items.length === 0 ? null : (
            <section class="part" aria-label="Unused uploads">
              <h2>Unused uploads</h2>
              <ul class="list">
                {items.map(file => (
                  <li key={file.id}>
                    {file.filename}{' '}
                    <small>
                      {bytes(file.size_bytes)}, by {file.uploader}; deleted in{' '}
                      {Math.ceil(file.seconds_until_sweep / 3600)} h
                    </small>
                  </li>
                ))}
              </ul>
            </section>
          )
        }
      </Shown>
      {shown !== null && <Inside id={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function Inside({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const preview = useThing(`file ${id} inside`, () => client.previewAttachment({ path: { id } }));
  return (
    <ReadingDialog title="Inside the file" onClose={onClose}>
      <Shown of={preview}>
        {inside => (
          <ul class="list">
            {'entries' in inside &&
              inside.entries.map(({ name, size }) => (
                <li key={name}>
                  {name} <small>{bytes(size)}</small>
                </li>
              ))}
            {'tables' in inside &&
              inside.tables.map(({ name, rows }) => (
                <li key={name}>
                  {name} <small>{count(rows, 'row')}</small>
                </li>
              ))}
            {!('entries' in inside) && !('tables' in inside) && <li>There is no preview.</li>}
          </ul>
        )}
      </Shown>
    </ReadingDialog>
  );
}
