/** Keeps the descriptions and summaries of the documents in plain English: refuses the words that made them hard to read. */
import { eachObject, textAt, type JsonObject } from '../contract/json.ts';
import { isValue } from '../contract/places.ts';
import type { Finding } from './findings.ts';

/** The keys with prose; the last is in the manual only. */
const PROSE = ['description', 'summary', 'x-introduction'];

/** Each with what to write instead. "There is no …" and "is no longer" are plain English. */
const AVOIDED: readonly (readonly [words: RegExp, better: string])[] = [
  [/\bnobody\b/i, 'name who: no user, no client, or say it of the thing'],
  [/\bsomebody\b/i, 'a user, a client, another user'],
  [/\b(?:whoever|whomever|whom)\b/i, 'name who: the caller, the client, the user'],
  [/\banew\b/i, 'again'],
  [/\bmeanwhile\b/i, 'in the meantime, since then, during the request'],
  [/\blikewise\b/i, 'the same way, also'],
  [/\bbesides\b/i, 'also'],
  [/\bstands\b/i, 'is, appears, is stored'],
  [/\btold\b/i, 'notified, reported, returned'],
  [/\bhears?\b/i, 'receives, is notified'],
  [/(?<!\bthere )\b(?:is|are) no (?!longer\b|more\b)/i, 'is not a, are not'],
  [/\bof (?:its|their|one's) own\b/i, 'its own, their own'],
  [/\bby (?:itself|themselves)\b/i, 'automatically, alone'],
  [/\bfor good\b/i, 'permanently'],
  [/\bfor ever\b/i, 'forever, permanently'],
];

export function wordingFindings(file: string, document: JsonObject): Finding[] {
  const findings: Finding[] = [];
  eachObject(document, (node, path) => {
    if (isValue(path)) return;
    for (const key of PROSE) {
      const text = (textAt(node, key) ?? '').replace(/\s+/g, ' ');
      for (const [words, better] of AVOIDED) {
        const found = words.exec(text)?.[0];
        if (found === undefined) continue;
        const message = `"${found.trim()}" makes it hard to read: write, for example, ${better}`;
        findings.push({ file, path: [...path, key], rule: 'plain-english', message });
      }
    }
  });
  return findings;
}
