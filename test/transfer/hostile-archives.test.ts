/** Tampered archives: each is refused with a code of the catalogue, and leaves nothing behind. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import {
  archiveOf,
  END,
  entriesOf,
  packedOf,
  rowsOf,
  sendArchive,
  sha256,
  signed,
  tarEntry,
  tarOf,
  withRows,
  type Entries,
  type Json,
} from '../setting/archived.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { until } from '../setting/until.ts';
import { kept, on, uploaded } from '../setting/uploads.ts';
import { world, type World } from '../setting/world.ts';

interface Site extends World {
  readonly entries: Entries;
}

/** An archive whose identifier is free here. */
async function site(t: TestContext): Promise<Site> {
  const made = await world(t);
  const { server, max, lena, issue, page, plan, folder } = made;
  const first = await issue({ title: 'Repair the pier' });
  await uploaded(server, max, { bytes: 'high water', filename: 'tides.txt', ...on('issue', first) });
  await page({ folder_id: (await folder('Handbook')).id });
  await plan({ steps: [{ title: 'a', steps: [{ title: 'b' }] }] });
  const path = `/api/issues/${first.id}/comments`;
  await raw(server, path, { token: max.token, body: { content: 'Seen.' } });
  const entries = entriesOf(await archiveOf(server, lena, 'APP'));
  const rows = rowsOf(entries, 'project').map(row => ({ ...row, identifier: 'NEW' }));
  return { ...made, entries: signed(withRows(entries, 'project', rows), { project: 'NEW' }) };
}

const changed = (entries: Entries, kind: string, change: (row: Json) => Json | string): Buffer =>
  packedOf(withRows(entries, kind, rowsOf(entries, kind).map(change)));

const first = (entries: Entries): [string, Buffer] => [...entries][0] ?? ['', END];

const paxOf = (record: string): Buffer => tarEntry('PaxHeader', Buffer.from(record), { type: 'x' });

type Meddle = (entries: Entries) => Buffer;

const MEDDLED: Readonly<Record<string, Meddle>> = {
  nothing: () => Buffer.alloc(0),
  'no archive': () => Buffer.from('<html>'),
  'a tar that is not packed': tarOf,
  'a packed file that is cut off': entries => packedOf(entries).subarray(0, -9),
  'a tar that is cut off': entries => gzipSync(tarOf(entries).subarray(0, -2048)),
  'a tar without an end': entries => gzipSync(tarOf(entries, Buffer.alloc(0))),
  'bytes behind the packed file': entries => Buffer.concat([packedOf(entries), Buffer.from('more')]),
  'zeros behind the packed file': entries => Buffer.concat([packedOf(entries), Buffer.alloc(512)]),
  'a second packed file behind the first': entries =>
    Buffer.concat([packedOf(entries), gzipSync(tarOf(entries))]),
  'bytes behind the end of the tar': entries =>
    gzipSync(Buffer.concat([tarOf(entries), Buffer.alloc(512, 'x')])),
  'an entry behind the end of the tar': entries =>
    gzipSync(Buffer.concat([tarOf(entries), tarEntry('more', Buffer.from('x')), END])),
  'an entry that the manifest does not name': entries =>
    packedOf(new Map([...entries, [`blobs/${sha256(Buffer.from('x'))}`, Buffer.from('x')]])),
  'an entry that is missing': entries =>
    packedOf(new Map([...entries].filter(([name]) => name !== 'rows/plans.jsonl'))),
  'no manifest': entries => packedOf(new Map([...entries].slice(1))),
  'two manifests': entries => gzipSync(Buffer.concat([tarEntry(...first(entries)), tarOf(entries)])),
  'a name that leads out': entries =>
    packedOf(new Map([...entries, ['../../etc/cron.d/x', Buffer.from('x')]])),
  'a name from the root': entries => packedOf(new Map([...entries, ['/etc/passwd', Buffer.from('x')]])),
  'a symbolic link': entries =>
    gzipSync(
      Buffer.concat([
        tarEntry('rows/plans.jsonl', Buffer.alloc(0), { type: '2', link: '/etc/passwd' }),
        tarOf(entries),
      ]),
    ),
  'a hard link': entries =>
    gzipSync(
      Buffer.concat([
        tarEntry('rows/plans.jsonl', Buffer.alloc(0), { type: '1', link: 'manifest.json' }),
        tarOf(entries),
      ]),
    ),
  'a device': entries =>
    gzipSync(Buffer.concat([tarEntry('blobs/', Buffer.alloc(0), { type: '3' }), tarOf(entries)])),
  'a pipe': entries =>
    gzipSync(Buffer.concat([tarEntry('rows/', Buffer.alloc(0), { type: '6' }), tarOf(entries)])),
  'a sparse file': entries =>
    gzipSync(Buffer.concat([tarEntry('rows/plans.jsonl', Buffer.alloc(0), { type: 'S' }), tarOf(entries)])),
  'a folder of another name': entries =>
    gzipSync(Buffer.concat([tarEntry('more/', Buffer.alloc(0), { type: '5' }), tarOf(entries)])),
  'a header that gives another name (PAX)': entries =>
    gzipSync(Buffer.concat([paxOf('22 path=manifest.json\n'), tarOf(entries)])),
  'a header that gives another size (PAX)': entries =>
    gzipSync(Buffer.concat([paxOf('10 size=3\n'), tarOf(entries)])),
  'a header for all that follow (PAX)': entries =>
    gzipSync(Buffer.concat([tarEntry('g', Buffer.from('14 comment=hi\n'), { type: 'g' }), tarOf(entries)])),
  'a header that gives a long name (GNU)': entries =>
    gzipSync(
      Buffer.concat([
        tarEntry('././@LongLink', Buffer.from('manifest.json\0'), { type: 'L' }),
        tarOf(entries),
      ]),
    ),
  'a size below zero': entries =>
    gzipSync(Buffer.concat([tarEntry('rows/plans.jsonl', END, { size: -1 }), tarOf(entries)])),
  'an empty block between two entries': entries => {
    const [one, ...rest] = [...entries].map(([name, bytes]) => tarEntry(name, bytes));
    return gzipSync(Buffer.concat([one ?? END, Buffer.alloc(512), ...rest, END]));
  },
  'other bytes in a file': entries =>
    packedOf(
      new Map(
        [...entries].map(([name, bytes]) => [
          name,
          name.startsWith('blobs/') ? Buffer.from('low water!') : bytes,
        ]),
      ),
    ),
  'other bytes in a file, and a manifest that says so': entries =>
    packedOf(
      signed(
        new Map(
          [...entries].map(([name, bytes]) => [
            name,
            name.startsWith('blobs/') ? Buffer.from('low water!') : bytes,
          ]),
        ),
      ),
    ),
  'other bytes in the rows': entries =>
    packedOf(new Map(entries).set('rows/labels.jsonl', Buffer.from('\n'))),
  'another format': entries => packedOf(signed(entries, { format: 'tar' })),
  'a version that is not a number': entries => packedOf(signed(entries, { format_version: '1' })),
  'other counts': entries => packedOf(signed(entries, { counts: {} })),
  'rows of kinds without end': entries =>
    packedOf(
      new Map([
        ...entries,
        ...Array.from({ length: 21 }, (_, place) => [`rows/a${'b'.repeat(place)}.jsonl`, END] as const),
      ]),
    ),
  'a manifest of another project': entries => packedOf(signed(entries, { project: 'APP' })),
  'a field twice in the manifest': entries =>
    packedOf(
      new Map(entries).set(
        'manifest.json',
        Buffer.from(entries.get('manifest.json')?.toString().replace('{', '{"format_version":1,') ?? ''),
      ),
    ),
  'a field twice in a row': entries =>
    changed(entries, 'issues', row => JSON.stringify(row).replace('{', '{"title":"Other",')),
  'a field twice, spelt otherwise': entries =>
    changed(entries, 'issues', row => JSON.stringify(row).replace('{', String.raw`{"t\u0069tle":"Other",`)),
  'a row that is not closed': entries => changed(entries, 'issues', row => JSON.stringify(row).slice(0, -1)),
  'a row that nests without end': entries => changed(entries, 'issues', () => '['.repeat(100_000)),
  'a row that is a list': entries => changed(entries, 'issues', () => '[]'),
  'bytes that are not text': entries =>
    packedOf(signed(new Map(entries).set('rows/labels.jsonl', Buffer.from([0x22, 0xff, 0xfe, 0x22, 0x0a])))),
  'a NUL in a text': entries => changed(entries, 'issues', row => ({ ...row, title: 'a\0b' })),
  'half a character in a text': entries =>
    changed(entries, 'issues', row => JSON.stringify(row).replace('Repair', String.raw`\ud800`)),
  'a field too few': entries => changed(entries, 'issues', ({ title: _, ...row }) => row),
  'a blank title': entries => changed(entries, 'issues', row => ({ ...row, title: ' ' })),
  'a status that there is not': entries => changed(entries, 'issues', row => ({ ...row, status: 'gone' })),
  'a day that there is not': entries =>
    changed(entries, 'issues', row => ({ ...row, start_date: '2026-02-30' })),
  'a time that there is not': entries =>
    changed(entries, 'issues', row => ({ ...row, created_at: '2026-02-30 00:00:00' })),
  'a number below one': entries => changed(entries, 'issues', row => ({ ...row, sequence: 0 })),
  'a number that was never given out': entries =>
    changed(entries, 'issues', row => ({ ...row, sequence: 9 })),
  'a module that is not there': entries => changed(entries, 'issues', row => ({ ...row, module_id: 1 })),
  'an identifier that is the workspace': entries =>
    packedOf(
      signed(
        new Map([
          ...new Map(entries),
          ...withRows(
            entries,
            'project',
            rowsOf(entries, 'project').map(row => ({ ...row, identifier: 'DOC' })),
          ),
        ]),
        { project: 'DOC' },
      ),
    ),
  'two projects': entries =>
    changed(entries, 'project', row => `${JSON.stringify(row)}\n${JSON.stringify(row)}`),
  'a step below itself': entries =>
    changed(entries, 'plan_steps', row => ({ ...row, parent_step_id: row['id'] })),
  'a step in a wrong place': entries => changed(entries, 'plan_steps', row => ({ ...row, position: 7 })),
  'a folder below itself': entries => changed(entries, 'folders', row => ({ ...row, parent_id: row['id'] })),
  'a comment on nothing': entries => changed(entries, 'comments', row => ({ ...row, issue_id: null })),
  'a file name that leads out': entries =>
    changed(entries, 'attachments', row => ({ ...row, filename: '../x' })),
  'a file that no row names': entries =>
    changed(entries, 'attachments', row => ({ ...row, sha256: sha256(Buffer.from('x')) })),
  'a link to nothing': entries =>
    changed(entries, 'attachment_links', row => ({ ...row, attachment_id: 99 })),
};

const BEYOND: Readonly<Record<string, readonly [RefusalCode, Meddle]>> = {
  'rows without end': [
    'archive_over_ceiling',
    entries =>
      packedOf(
        withRows(
          entries,
          'labels',
          Array.from({ length: 50_001 }, (_, place) => ({
            id: place + 1,
            name: `l${place}`,
            color: '#123456',
          })),
        ),
      ),
  ],
  'a bomb': [
    'archive_over_ceiling',
    entries =>
      gzipSync(
        Buffer.concat([
          tarOf(entries, Buffer.alloc(0)),
          tarEntry(`blobs/${'0'.repeat(64)}`, Buffer.alloc(65 * 1024 * 1024)),
          END,
        ]),
      ),
  ],
  'files without end': [
    'archive_over_ceiling',
    entries =>
      gzipSync(
        Buffer.concat([
          tarOf(entries, Buffer.alloc(0)),
          ...Array.from({ length: 2_001 }, (_, place) =>
            tarEntry(`blobs/${sha256(Buffer.from(`${place}`))}`, Buffer.alloc(0)),
          ),
          END,
        ]),
      ),
  ],
  'a file that claims to be larger than all may be': [
    'archive_over_ceiling',
    entries => claiming(entries, `blobs/${'0'.repeat(64)}`, 193 * 1024 * 1024),
  ],
  'rows that claim to be larger than everything may be': [
    'archive_over_ceiling',
    entries => claiming(entries, 'rows/labels.jsonl', 257 * 1024 * 1024),
  ],
  'a manifest without end': [
    'archive_over_ceiling',
    () => gzipSync(Buffer.concat([tarEntry('manifest.json', Buffer.alloc(17 * 1024 * 1024, ' ')), END])),
  ],
  'a script': [
    'archive_invalid',
    entries => {
      const bytes = Buffer.from('#!/bin/sh\n');
      const rest = [
        ...withRows(
          entries,
          'attachments',
          rowsOf(entries, 'attachments').map(row => ({ ...row, sha256: sha256(bytes) })),
        ),
      ];
      return packedOf(
        signed(
          new Map([
            ...rest.filter(([name]) => !name.startsWith('blobs/')),
            [`blobs/${sha256(bytes)}`, bytes],
          ]),
        ),
      );
    },
  ],
};

/** An entry whose bytes do not come. */
function claiming(entries: Entries, name: string, size: number): Buffer {
  const others = new Map([...entries].filter(([other]) => other !== name));
  return gzipSync(Buffer.concat([tarOf(others, Buffer.alloc(0)), tarEntry(name, END, { size }), END]));
}

test('a manipulated archive is refused, and leaves nothing behind', async t => {
  const made = await site(t);
  const { server, ada, entries } = made;
  const cases = [
    ...Object.entries(MEDDLED).map(([what, meddle]) => [what, 'archive_invalid', meddle] as const),
    ...Object.entries(BEYOND).map(([what, [code, meddle]]) => [what, code, meddle] as const),
  ];
  for (const [what, code, meddle] of cases)
    await t.test(what, async () => {
      const bytes = meddle(entries);
      await refused(server, () => sendArchive(server, ada, bytes), code);
      assert.deepEqual(kept(server, 'incoming'), []);
    });
  // The same archive, untouched, is taken: so it was the meddling that was refused.
  const { response } = await sendArchive(server, ada, packedOf(entries));
  assert.equal(response.status, 201);
});

test('other fields, a second archive and a missing archive are refused', async t => {
  const { server, ada, entries } = await site(t);
  const send = async (fields: readonly (readonly [string, string | Blob])[]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    const made = new Response(form);
    const headers = { 'Content-Type': made.headers.get('content-type') ?? '' };
    const body = new Uint8Array(await made.arrayBuffer());
    return raw(server, '/api/project-archives', { token: ada.token, headers, body });
  };
  const archive = new Blob([packedOf(entries)]);
  for (const fields of [
    [
      ['archive', archive],
      ['name', 'x'],
    ],
    [
      ['archive', archive],
      ['archive', archive],
    ],
    [['archive', 'text']],
    [['file', archive]],
  ] as const)
    await refused(server, () => send(fields), 'invalid_body');
});

/** Sends the head of an upload and the first bytes of its file; the rest is up to the test. */
async function begun(t: TestContext) {
  const { server, ada } = await site(t);
  const folder = join(server.app.instance.config.data_folder, 'incoming');
  await until('what was exported has left', () => namesIn(folder).length === 0);
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  t.after(() => socket.destroy());
  const answer = { text: '' };
  socket.on('data', (piece: Buffer) => void (answer.text += piece.toString()));
  const part = '--b\r\nContent-Disposition: form-data; name="archive"; filename="a"\r\n\r\nfirst';
  socket.write(
    `POST /api/project-archives HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${ada.token}\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n${part}`,
  );
  const arrived = (): number =>
    namesIn(folder).reduce((bytes, name) => bytes + statSync(join(folder, name)).size, 0);
  await until('the archive arrives', () => arrived() > 0);
  return { server, socket, answer, folder, arrived };
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter(name => statSync(join(folder, name)).isFile());
}

async function stalled({ answer, folder }: Awaited<ReturnType<typeof begun>>): Promise<void> {
  await until('the server answers', () => answer.text.includes('archive_stalled'));
  assert.match(answer.text, /^HTTP\/1\.1 400 /);
  await until('nothing is left', () => namesIn(folder).length === 0);
}

test('an upload that pauses for 20 seconds is refused', async t => {
  const upload = await begun(t);
  // Fewer than the whole may take; the server's ticks run, too.
  for (let second = 0; second < 100 && upload.answer.text === ''; second += 1) {
    upload.server.app.pace.beat();
    await nextTurn();
  }
  await stalled(upload);
});

test('an upload that is not complete within two minutes is refused', async t => {
  const upload = await begun(t);
  const { server, socket, answer, arrived } = upload;
  for (let second = 0; second < 130 && answer.text === ''; second += 1) {
    const before = arrived();
    if (second % 10 === 0) {
      socket.write('x');
      await until('it has come', () => arrived() > before || answer.text !== '');
    }
    server.app.pace.beat();
    await nextTurn();
  }
  await stalled(upload);
});
