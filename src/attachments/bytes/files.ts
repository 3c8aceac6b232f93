/** The stored files of the instance: contents, thumbnails, and previews of what is inside. */
import type { Readable } from 'node:stream';
import { refuse } from '../../generated/refusals.ts';
import { codeOf } from '../../store/dialects/dialect.ts';
import { portions } from '../../store/portions.ts';
import type { Store } from '../../store/store.ts';
import type { Clock } from '../../time/clock.ts';
import { TurnsByName } from '../../time/turns.ts';
import { Contents, type Where } from './contents.ts';
import { areHeld } from './holds.ts';
import type { ByteRange } from './ranges.ts';
import type { Asker } from '../kinds/pictures.ts';
import { FREELY, Previews, type Begin, type Preview, type WithFile } from '../kinds/previews.ts';
import type { AttachmentRow } from '../rows.ts';
import { unnamed } from './storage.ts';
import { wordsIn } from '../kinds/words.ts';
import { lazily } from '../../store/lazily.ts';

const loadThumbnails = lazily(async () => {
  const { thumbnailOf } = await import('../kinds/pictures.ts');
  return thumbnailOf;
});

type Content = Pick<AttachmentRow, 'sha256' | 'mime' | 'has_thumbnail'>;

/** An upload of the same content waits until all of them are removed. */
const RELEASED_AT_ONCE = 100;

export class Files {
  readonly contents: Contents;
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #previews = new Previews();
  readonly #makings = new TurnsByName();

  constructor(where: Where, store: Store, clock: Clock) {
    this.contents = new Contents(where, store.servers);
    this.#store = store;
    this.#clock = clock;
  }

  /** The contents that no file has; none while a backup copies all files. */
  readonly unwanted = (contents: readonly string[]): Promise<readonly string[]> =>
    this.#store.read(async read => ((await areHeld(read, this.#clock())) ? [] : unnamed(read, contents)));

  /** Removes contents that no file has any more. If that fails, the sweep removes them later. */
  async release(contents: readonly string[]): Promise<void> {
    for (const part of portions(contents, RELEASED_AT_ONCE)) {
      await this.contents.release(part, this.unwanted).catch(() => undefined);
    }
  }

  /** All bytes of the file, or a range of them. */
  read({ sha256 }: Content, range?: ByteRange): Promise<Readable> {
    return this.#unlessGone(sha256, () => this.contents.kept.read(sha256, range));
  }

  /** The searchable text of a file, or its first bytes if `most` is given. */
  words(file: Pick<AttachmentRow, 'sha256' | 'mime' | 'size_bytes'>, most?: number): Promise<string> {
    return wordsIn(range => this.contents.kept.read(file.sha256, range), file, most);
  }

  preview({ sha256, mime }: Content, begin: Begin = FREELY): Promise<Preview> {
    const { kept } = this.contents;
    const withFile: WithFile = act => kept.withFiles([sha256], ([path = '']) => act(path));
    return this.#unlessGone(sha256, async () => this.#previews.of(sha256, { mime, withFile, begin }));
  }

  /** The thumbnail that was made at upload, or is made now: once, however many requests wait for it. */
  async thumbnail({ sha256, has_thumbnail }: Content, asker: Asker, begin: Begin = FREELY): Promise<Buffer> {
    if (has_thumbnail === 0) throw refuse.noThumbnail();
    const kept = await this.contents.kept.thumbnail(sha256);
    if (kept) return kept;
    const end = await begin();
    return this.#makings.take(sha256, () => this.#madeThumbnail(sha256, asker)).finally(end);
  }

  /** The file may be deleted after its row was read and before its bytes are. */
  async #unlessGone<T>(sha256: string, look: () => Promise<T>): Promise<T> {
    try {
      return await look();
    } catch (error) {
      const isMissing = codeOf(error) === 'ENOENT';
      const isGone = isMissing && (await this.#store.read(read => unnamed(read, [sha256]))).length > 0;
      throw isGone ? refuse.notFound() : error;
    }
  }

  async #madeThumbnail(sha256: string, asker: Asker): Promise<Buffer> {
    const kept = await this.contents.kept.thumbnail(sha256);
    if (kept) return kept;
    const thumbnailOf = await loadThumbnails();
    const made = await this.contents.kept.withFiles([sha256], ([path = '']) => thumbnailOf(path, asker));
    if (!made) throw refuse.noThumbnail();
    // On a full disk it is made again the next time.
    await this.contents.keepThumbnail(sha256, made).catch(() => undefined);
    return made;
  }
}
