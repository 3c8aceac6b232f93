/** Malicious files: the detected type of each, and what is visible of it. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import { latin, noise, PDF, picture, SVG_TEXT } from './files.ts';
import { endlessTable, sqliteFile } from './sqlite-files.ts';
import { RECORD_AT, zip64Bytes, zipBytes, zipOf } from './zip-bytes.ts';

export interface Taken {
  readonly mime: string;
  readonly thumbnail?: boolean;
  readonly preview?: 'zip' | 'sqlite';
}

export interface HostileFile {
  readonly what: string;
  readonly bytes: Buffer;
  /** Or the code of the refusal. */
  readonly becomes: Taken | RefusalCode;
}

const PNG_BEGINNING = latin('\x89PNG\r\n\x1a\n');
const SCRIPT = '<script>document.title = "run"</script>';

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([latin(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return chunk('IHDR', header);
}

/** A PNG that only claims its dimensions. */
export function claimingPng(width: number, height: number): Buffer {
  return Buffer.concat([PNG_BEGINNING, pngHeader(width, height), chunk('IDAT', Buffer.alloc(0))]);
}

/** A real picture, with a chunk that unpacks to a hundred times the file's length. */
function pngWith(type: string, name: string, whole: Buffer): Buffer {
  const bomb = chunk(
    type,
    Buffer.concat([latin(`${name}\0\0`), deflateSync(Buffer.alloc(64 * 1024 * 1024))]),
  );
  const end = whole.indexOf('IDAT') - 4;
  return Buffer.concat([whole.subarray(0, end), bomb, whole.subarray(end)]);
}

/** A GIF with the largest possible screen and one tiny frame. */
function claimingGif(): Buffer {
  const gif = latin('GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff');
  return Buffer.concat([gif, latin(',\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;')]);
}

async function pictures(): Promise<HostileFile[]> {
  const png = await picture('png', 600, 600);
  const formats = ['png', 'jpeg', 'gif', 'webp'] as const;
  const wholes = await Promise.all(formats.map(format => noise(600, 400, format)));
  const cut = wholes.map((whole, place) => ({
    what: `half of a ${formats[place] ?? ''}`,
    bytes: whole.subarray(0, whole.length / 2),
    becomes: { mime: `image/${formats[place] ?? ''}` },
  }));
  const black = { width: 8000, height: 6000, channels: 3 as const, background: '#000' };
  const flat = await sharp({ create: black }).png({ compressionLevel: 9 }).toBuffer();
  return [
    ...cut,
    { what: 'a PNG and nothing more', bytes: PNG_BEGINNING, becomes: { mime: 'image/png' } },
    {
      what: 'a PNG of giant claims',
      bytes: claimingPng(0x7fff_ffff, 0x7fff_ffff),
      becomes: { mime: 'image/png' },
    },
    { what: 'a PNG of no pixels', bytes: claimingPng(0, 0), becomes: { mime: 'image/png' } },
    { what: 'a GIF of giant claims', bytes: claimingGif(), becomes: { mime: 'image/gif' } },
    {
      what: 'a picture of 48 megapixels in few bytes',
      bytes: flat,
      becomes: { mime: 'image/png', thumbnail: true },
    },
    {
      what: 'a PNG with a profile that unpacks to 64 MiB',
      bytes: pngWith('iCCP', 'profile', png),
      becomes: { mime: 'image/png', thumbnail: true },
    },
    {
      what: 'a PNG with a text that unpacks to 64 MiB',
      bytes: pngWith('zTXt', 'Comment', png),
      becomes: { mime: 'image/png', thumbnail: true },
    },
    {
      what: 'a PNG that is a page as well',
      bytes: Buffer.concat([png, latin(`<html>${SCRIPT}</html>`)]),
      becomes: { mime: 'image/png', thumbnail: true },
    },
    {
      what: 'a GIF that is a script as well',
      bytes: latin('GIF89a/*\0*/=1;alert(1)'),
      becomes: { mime: 'image/gif' },
    },
  ];
}

function texts(): HostileFile[] {
  const svg = { mime: 'image/svg+xml' };
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
    '',
  );
  const doctype = `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>`;
  return [
    {
      what: 'an SVG with a script',
      bytes: latin(SVG_TEXT.replace('<circle', `${SCRIPT}<circle`)),
      becomes: svg,
    },
    {
      what: 'an SVG that asks for a file',
      bytes: latin(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`),
      becomes: svg,
    },
    { what: 'an SVG that laughs a billion times', bytes: latin(`${doctype}<svg>&l9;</svg>`), becomes: svg },
    {
      what: 'a page with a script',
      bytes: latin(`<!DOCTYPE html><html>${SCRIPT}</html>`),
      becomes: { mime: 'text/plain' },
    },
    {
      what: 'a PDF with a script',
      bytes: Buffer.concat([PDF, latin('/OpenAction << /JS (app.alert(1)) >>')]),
      becomes: { mime: 'application/pdf' },
    },
    {
      what: 'a PDF that is an archive as well',
      bytes: Buffer.concat([PDF, zipOf({ 'a.exe': 'MZ' })]),
      becomes: { mime: 'application/pdf' },
    },
    {
      what: 'text of another encoding',
      bytes: Buffer.from('\ufeffshutdown', 'utf16le'),
      becomes: 'file_type_refused',
    },
    {
      what: 'text with half a letter at its end',
      bytes: Buffer.concat([Buffer.alloc(70_000, 'a'), latin('\xe2\x82')]),
      becomes: 'file_type_refused',
    },
  ];
}

function programs(): HostileFile[] {
  const beginnings = {
    'a program of Linux': '\x7fELF\x02\x01\x01',
    'a program of Windows': 'MZ\x90\0\x03\0\0\0',
    'a program of macOS': '\xcf\xfa\xed\xfe\x07\0\0\x01',
    'a program of browsers': '\0asm\x01\0\0\0',
    'a class of Java': '\xca\xfe\xba\xbe\0\0\0\x34',
  };
  const bodies = Object.entries(beginnings).map(([what, beginning]) => ({
    what,
    bytes: Buffer.concat([latin(beginning), Buffer.alloc(100)]),
    becomes: 'file_executable' as const,
  }));
  const withArchive = Buffer.concat([latin('#!/usr/bin/env python3\n'), zipOf({ '__main__.py': 'pass' })]);
  return [
    ...bodies,
    { what: 'a script', bytes: latin('#!/bin/sh\nrm -rf /\n'), becomes: 'file_executable' },
    { what: 'a script with an archive behind it', bytes: withArchive, becomes: 'file_executable' },
  ];
}

function archives(): HostileFile[] {
  const zip = { mime: 'application/zip', preview: 'zip' } as const;
  const packed = deflateSync(Buffer.alloc(8 * 1024 * 1024)).subarray(2);
  const bomb = { name: 'bomb', size: 0xffff_fffe, compressed: packed.length };
  const overlapping = Array.from({ length: 5000 }, (_, place) => ({ ...bomb, name: `bomb ${place}` }));
  const names = [
    '../../etc/passwd',
    '/etc/shadow',
    'C:\\boot.ini',
    'a\0b\u202egnp.exe',
    '\u001b[2J',
    'x'.repeat(4096),
  ];
  return Object.entries({
    'a bomb whose five thousand entries are one': zipBytes(overlapping, {}, packed),
    'an archive within an archive, four deep': [1, 2, 3, 4].reduce(
      inner => zipOf({ 'inner.zip': inner.toString('latin1') }),
      zipOf({ a: 'a' }),
    ),
    'an archive of names that lead elsewhere': zipBytes(names.map(name => ({ name }))),
    'an archive that is cut off': zipOf({ a: 'a'.repeat(1000) }).subarray(0, 60),
    'an archive whose directory is elsewhere': zipBytes([{ name: 'a' }], { directoryAt: 0x7fff_ffff }),
    'an archive of more entries than bytes': zipBytes([{ name: 'a' }], { count: 0xfffe }),
    'an archive of more entries than numbers': zip64Bytes(0xffff_ffff_ffff_ffffn, 0n, RECORD_AT),
    'an archive with a comment of endings': zipBytes([{ name: 'a' }], {
      comment: latin('PK\x05\x06'.repeat(16_000)),
    }),
  }).map(([what, bytes]) => ({ what, bytes, becomes: zip }));
}

const ENDLESS = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n';

async function databases(): Promise<HostileFile[]> {
  const mime = 'application/vnd.sqlite3';
  const counted: Taken = { mime, preview: 'sqlite' };
  const acting = await sqliteFile(`
    CREATE TABLE berths (a); INSERT INTO berths VALUES (1);
    CREATE VIEW endless AS ${ENDLESS};
    CREATE TRIGGER emptied AFTER INSERT ON berths BEGIN DELETE FROM berths; END;`);
  const forged = await sqliteFile(`
    CREATE TABLE berths (a); CREATE VIEW endless AS ${ENDLESS};
    PRAGMA writable_schema = ON; UPDATE sqlite_schema SET type = 'table' WHERE name = 'endless';`);
  const whole = await sqliteFile('CREATE TABLE berths (a); INSERT INTO berths VALUES (zeroblob(50000));');
  return [
    { what: 'a database with views and triggers', bytes: acting, becomes: counted },
    { what: 'a database whose view calls itself a table', bytes: forged, becomes: { mime } },
    { what: 'a database that is counted for ever', bytes: endlessTable(), becomes: { mime } },
    { what: 'a database that is cut off', bytes: whole.subarray(0, 5000), becomes: { mime } },
    { what: 'a database of noise', bytes: latin(`SQLite format 3\0${'x'.repeat(4000)}`), becomes: { mime } },
  ];
}

export async function hostileFiles(): Promise<HostileFile[]> {
  return [...(await pictures()), ...texts(), ...programs(), ...archives(), ...(await databases())];
}

/** Their malicious names. */
export const HOSTILE_NAMES: readonly (readonly [sent: string, kept: string])[] = [
  ['../../../etc/passwd', 'passwd'],
  ['C:\\Windows\\notes.txt', 'notes.txt'],
  ['..', 'file'],
  ['a\u0000b\u0007c.txt', 'abc.txt'],
  ['notes\u202etxt.exe', 'notestxt.exe'],
  ['a"; filename="b.txt', 'a"; filename="b.txt'],
  ['x'.repeat(4096), 'x'.repeat(255)],
  ['🌊'.repeat(1024), '🌊'.repeat(255)],
];
