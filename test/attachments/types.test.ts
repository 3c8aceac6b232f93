/** File types are detected from the bytes, whatever the name and the declared type are. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { typeOf } from '../../src/attachments/kinds/types.ts';
import { Refusal } from '../../src/generated/refusals.ts';
import { latin, MP3, MP4, OGG, PDF, picture, SVG_TEXT, TEXT, WEBM } from '../setting/files.ts';
import { sqliteFile } from '../setting/sqlite-files.ts';
import { zipOf } from '../setting/zip-bytes.ts';

const folder = mkdtempSync(join(tmpdir(), 'docket-types-'));
after(() => rmSync(folder, { recursive: true }));

/** The type, or the code of the refusal. */
async function judged(bytes: Buffer | string, declared: string | null = null): Promise<string> {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  try {
    return await typeOf(path, declared);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

test('every accepted type is recognized by its bytes', async () => {
  const taken: readonly (readonly [type: string, bytes: Buffer | string])[] = [
    ['image/png', await picture('png', 2, 2)],
    ['image/jpeg', await picture('jpeg', 2, 2)],
    ['image/gif', await picture('gif', 2, 2)],
    ['image/webp', await picture('webp', 2, 2)],
    ['image/svg+xml', SVG_TEXT],
    ['application/pdf', PDF],
    ['application/pdf', '%PDF-1.4\nof text alone\n'],
    ['text/plain', TEXT],
    ['application/zip', zipOf({ 'a.txt': 'a' })],
    ['application/zip', latin('PK\x05\x06' + '\0'.repeat(18))],
    ['video/mp4', MP4],
    ['video/webm', WEBM],
    ['audio/ogg', OGG],
    ['audio/mpeg', MP3],
    ['application/vnd.sqlite3', await sqliteFile('CREATE TABLE berths (id)')],
  ];
  for (const [type, bytes] of taken) assert.equal(await judged(bytes), type);
});

test('a WebM is video unless it is declared to be audio, and nothing else is what it is declared to be', async () => {
  assert.equal(await judged(WEBM, 'audio/webm'), 'audio/webm');
  assert.equal(await judged(WEBM, 'audio/webm; codecs=opus'), 'audio/webm');
  assert.equal(await judged(WEBM, 'image/png'), 'video/webm');
  assert.equal(await judged(TEXT, 'image/png'), 'text/plain');
  assert.equal(await judged(OGG, 'video/webm'), 'audio/ogg');
});

test('programs are refused, whatever they run on', async () => {
  const programs = [
    latin('\x7fELF\x02\x01\x01' + '\0'.repeat(60)),
    latin('MZ\x90\0\x03\0\0\0' + '\0'.repeat(60)),
    latin('\xcf\xfa\xed\xfe\x07\0\0\x01'),
    latin('\xca\xfe\xba\xbe\0\0\0\x34'),
    latin('\0asm\x01\0\0\0'),
    latin('dex\n035\0'),
    latin('L\0\0\0\x01\x14\x02\0\0\0\0\0\xc0\0\0\0\0\0\0\x46'),
    '#!/bin/sh\necho here\n',
    '#! /usr/bin/env python3\n',
    '\ufeff#!/bin/sh\n',
  ];
  for (const program of programs) assert.equal(await judged(program), 'file_executable');
});

test('a text that only looks like a program at first is text', async () => {
  for (const text of [
    '#![allow(dead_code)]\nfn main() {}\n',
    'MZ is the postcode of Mainz.\n',
    '# /bin/sh\n',
  ])
    assert.equal(await judged(text), 'text/plain');
});

test('a file of no supported type is refused', async () => {
  const others = [
    latin('BM\x46\0\0\0\0\0\0\0\x36\0\0\0'),
    latin('II*\0\x08\0\0\0'),
    latin('RIFF\x24\0\0\0WAVEfmt '),
    latin('\0\0\0\x14ftypqt  \0\0\0\0qt  '),
    latin('\x1f\x8b\x08\0\0\0\0\0'),
    Buffer.concat([latin('\xff\xfe'), Buffer.from('of Windows', 'utf16le')]),
    latin('caf\xe9'),
    'with a NUL: \0',
    'with a bell: \x07',
    `${'a'.repeat(70_000)}\0`,
    Buffer.concat([Buffer.alloc(70_000, 'a'), latin('\xc3')]),
  ];
  for (const other of others) assert.equal(await judged(other), 'file_type_refused');
});

test('text may begin as other types do, carry colours, and cross every border of what is read at once', async () => {
  const texts = [
    'ID3 is a tag.',
    'BM is a bitmap.',
    'GIF89a is a version.',
    'BEGIN:VCALENDAR\r\n',
    '{\\rtf1 hello}',
    '%!PS is text as well',
    '\u001b[31mred\u001b[0m',
    '<!doctype html><script>alert(1)</script>',
    `${'x'.repeat(65_535)}文${'y'.repeat(65_530)}🌊`,
  ];
  for (const text of texts) assert.equal(await judged(text), 'text/plain');
});

test('an SVG is recognized after everything that can precede its first element', async () => {
  const pictures = [
    '\ufeff<svg/>',
    ' \r\n<svg>',
    '<?xml version="1.0"?>\n<!-- a <svg> --><svg >',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><svg>',
    '<!DOCTYPE svg [<!ENTITY a "<svg>">]><svg>',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>',
  ];
  for (const one of pictures) assert.equal(await judged(one), 'image/svg+xml', one);
  for (const other of [
    '<svgx/>',
    '<html><svg/></html>',
    'svg',
    '<!-- <svg>',
    '<?xml <svg',
    '<!DOCTYPE svg [<svg>',
  ])
    assert.equal(await judged(other), 'text/plain', other);
});

test('a file is what it begins as, whatever is hidden in it', async () => {
  const png = await picture('png', 2, 2);
  assert.equal(await judged(Buffer.concat([png, latin('<script>alert(1)</script>')])), 'image/png');
  assert.equal(await judged(Buffer.concat([png, zipOf({ a: 'a' })])), 'image/png');
  assert.equal(await judged(latin('GIF89a/*\0*/=1;alert(1)')), 'image/gif');
  assert.equal(await judged(latin('\x89PNG\r\n\x1a\n')), 'image/png');
  assert.equal(await judged(latin('PK\x03\x04' + 'x'.repeat(50))), 'application/zip');
  assert.equal(
    await judged(Buffer.concat([latin('#!/usr/bin/env python3\n'), zipOf({ a: 'a' })])),
    'file_executable',
  );
});
