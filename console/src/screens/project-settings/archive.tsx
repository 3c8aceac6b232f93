/** The whole project as a file: as an archive for Docket, or as Markdown. */
import { useState } from 'preact/hooks';
import { saveAs } from '../issue/issue.tsx';
import { trying } from '../../session/notices.ts';
import { client, confirmed } from '../../session/session.ts';
import { bytes } from '../../words/en.ts';
import type { SettingsOf } from './general.tsx';

export function Archive({ project: { identifier }, rights: { mayLead } }: SettingsOf) {
  const [loaded, setLoaded] = useState<number | null>(null);
  const onProgress = ({ bytes: number }: { readonly bytes: number }): void => setLoaded(number);
  const path = { identifier };
  const download = async (name: string, read: () => Promise<unknown>): Promise<void> => {
    setLoaded(0);
    await trying(async () => saveAs((await read()) as Blob, name));
    setLoaded(null);
  };
  return (
    <section aria-label="Archive">
      <h2>Archive</h2>
      <p class="quiet">
        An archive holds everything, and can be imported into any Docket. The Markdown export is for people.
      </p>
      <div class="row">
        {mayLead && (
          <button
            type="button"
            onClick={() =>
              void download(`${identifier}.docket`, () =>
                confirmed(() => client.exportArchive({ path }, { onProgress })),
              )
            }
          >
            Download archive
          </button>
        )}
        <button
          type="button"
          onClick={() =>
            void download(`${identifier}.zip`, () => client.exportProject({ path }, { onProgress }))
          }
        >
          Download Markdown
        </button>
        {loaded !== null && <span role="status">{bytes(loaded)}</span>}
      </div>
    </section>
  );
}
