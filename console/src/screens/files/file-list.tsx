/** The files of an issue or a page. */
import { useRef, useState } from 'preact/hooks';
import type { Answer } from '@docket/client';
import { useThing } from '../../copies/things.ts';
import { FormDialog, ReadingDialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/fields.tsx';
import { Menu } from '../../parts/menu.tsx';
import { Shown } from '../../parts/states.tsx';
import { complain, trying } from '../../session/notices.ts';
import { client } from '../../session/session.ts';
import { bytes } from '../../words/en.ts';

type Attached = Answer<'listAttachments'>[number];

interface FileListOf {
  readonly kind: 'issue' | 'page';
  readonly id: number;
  readonly mayWrite: boolean;
}

export function FileList({ kind, id, mayWrite }: FileListOf) {
  const files = useThing(`${kind} ${id} files`, () =>
    client.listAttachments({ query: { entity_type: kind, entity_id: id } }),
  );
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const all = files.value.value ?? [];
  const upload = async (chosen: FileList | null): Promise<void> => {
    for (const file of chosen ?? []) {
      const onProgress = ({ bytes: sent }: { readonly bytes: number }): void =>
        setProgress(sent / Math.max(1, file.size));
      try {
        await client.uploadAttachment({ body: { file, entity_type: kind, entity_id: id } }, { onProgress });
      } catch (error) {
        complain(error);
      }
    }
    setProgress(null);
    await files.load();
  };
  return (
    <section class="part" aria-label="Files">
      <div class="spread">
        <h2>Files</h2>
        {mayWrite && (
          <>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              aria-label="File"
              onChange={event => void upload(event.currentTarget.files)}
            />
            <button type="button" onClick={() => input.current?.click()}>
              Add file
            </button>
          </>
        )}
      </div>
      {progress !== null && <progress value={progress} max={1} aria-label="Upload" />}
      <div class="grid">
        {all.map(file => (
          <One key={file.id} file={file} mayWrite={mayWrite} onChanged={() => void files.load()} />
        ))}
      </div>
    </section>
  );
}

function One({
  file,
  mayWrite,
  onChanged,
}: {
  readonly file: Attached;
  readonly mayWrite: boolean;
  readonly onChanged: () => void;
}) {
  const [isNaming, setIsNaming] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const [text, setText] = useState(file.alt_text ?? '');
  const path = { id: file.id };
  const address = `/api/attachments/${file.id}`;
  return (
    <div class="tile">
      {file.has_thumbnail && (
        <img src={`${address}/thumbnail`} alt={file.alt_text ?? file.filename} loading="lazy" height={96} />
      )}
      <div class="spread">
        <a href={address} target="_blank">
          {file.filename}
        </a>
        {mayWrite && (
          <Menu
            label={`File ${file.filename}`}
            items={[
              { name: 'Describe', act: () => setIsNaming(true) },
              { name: 'Where it is used', act: () => setIsLooking(true) },
              {
                name: 'Delete',
                act: () =>
                  void trying(() => client.deleteAttachment({ path }), `${file.filename} deleted`).then(
                    onChanged,
                  ),
              },
            ]}
          >
            ⋯
          </Menu>
        )}
      </div>
      <small>{bytes(file.size_bytes)}</small>
      {isLooking && <Uses file={file} onClose={() => setIsLooking(false)} />}
      {isNaming && (
        <FormDialog
          title="Describe the file"
          act="Save"
          onClose={() => setIsNaming(false)}
          onSubmit={async () => {
            await client.updateAttachment({ path, body: { alt_text: text === '' ? null : text } });
            onChanged();
          }}
        >
          <Field label="Alternative text" value={text} onInput={setText} />
        </FormDialog>
      )}
    </div>
  );
}

function Uses({ file: { id }, onClose }: { readonly file: Attached; readonly onClose: () => void }) {
  const links = useThing(`file ${id} links`, () => client.listAttachmentLinks({ path: { id } }));
  return (
    <ReadingDialog title="Where it is used" onClose={onClose}>
      <Shown of={links}>
        {({ entities }) => (
          <ul class="list">
            {entities.map(({ identifier, title, entity_type, entity_id }) => (
              <li key={`${entity_type} ${entity_id}`}>
                {identifier === null ? title : <a href={`/${identifier}`}>{`${identifier} ${title}`}</a>}
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </ReadingDialog>
  );
}
