/** Reads a page: whole, its outline, one section, or what has changed since a version. */
import { createTwoFilesPatch } from 'diff';
import type { Schemas } from '../generated/types.ts';
import type { ToolChoice } from '../generated/tools.ts';
import { headingsOf, type Heading } from '../text/headings.ts';
import { requestFor, text, wholeNumber, type Arguments } from './arguments.ts';
import { called, type Calling } from './asking.ts';
import { textOf } from './markdown.ts';
import { quoted, ToolMistake } from './mistake.ts';

/** Some 7,500 tokens. */
const MOST_CHARACTERS = 30_000;
const MOST_HEADINGS = 200;

/** Differing lines; more of them say less than the page itself. */
const MOST_EDITS = 400;

/** Comparing more lines than this takes too long. */
const MOST_LINES = 25_000;

type Page = Schemas['Page'];

export async function page(calling: Calling, choice: ToolChoice): Promise<string> {
  const { pipeline, tool, given } = calling;
  refuseTogether(given);
  const offset = wholeNumber(given, 'offset') ?? 0;
  const request = await pipeline.store.read(read => requestFor(read, choice, given));
  const answered = await called(calling, choice.operation, request);
  const body = answered.body as Page;
  const since = wholeNumber(given, 'since_seq');
  if (given['outline'] === true) return outline(body);
  if (since !== null) return changes(calling, body, since);
  const section = given['section'] === undefined ? null : sectionCalled(body, text(given, 'section'));
  if (section) return piece(calling, body, section, offset);
  const head = await pipeline.store.read(read =>
    textOf(read, {
      tool,
      given,
      ...answered,
      body: { ...body, content: '' },
      publicUrl: pipeline.publicUrl,
    }),
  );
  const shown = piece(calling, body, wholeOf(body), offset);
  return offset > 0 ? shown : `${head}\n\n${shown}`.trimEnd();
}

function refuseTogether(given: Arguments): void {
  const sent = ['since_seq', 'outline', 'section', 'offset'].filter(
    name => given[name] !== undefined && given[name] !== false,
  );
  const isPair = sent.join() === 'section,offset';
  if (sent.length > 1 && !isPair) throw new ToolMistake(`${sent.join(' and ')} cannot be sent together.`);
}

type Range = Pick<Heading, 'from' | 'to'>;

function wholeOf({ content }: Page): Range {
  return { from: 0, to: content.length };
}

/** A part of the content that helps a model. A long one begins with the outline, and says how to continue. */
function piece({ tool, given }: Calling, body: Page, { from, to }: Range, offset: number): string {
  const length = to - from;
  if (offset > 0 && offset >= length)
    throw new ToolMistake(`offset ${offset} is beyond the end of the text, which has ${length} characters.`);
  const shown = body.content.slice(from + offset, Math.min(to, from + offset + MOST_CHARACTERS));
  const next = offset + shown.length;
  const parts = offset === 0 && length > MOST_CHARACTERS ? [outline(body), shown] : [shown];
  const of = given['section'] === undefined ? '' : ' and the same section';
  if (next < length)
    parts.push(`(${length - next} more characters: call ${tool.name} again with offset ${next}${of}.)`);
  return parts.join('\n\n');
}

function outline({ identifier, title, seq, content }: Page): string {
  const headings = headingsOf(content);
  const lines = headings
    .slice(0, MOST_HEADINGS)
    .map(({ level, text, from, to }) => `${'  '.repeat(level - 1)}- ${text} (${to - from} characters)`);
  const more = headings.length - lines.length;
  return [
    `# Outline of ${identifier} ${title} (seq ${seq}, ${content.length} characters)`,
    headings.length === 0 ? 'It has no headings.' : '',
    ...lines,
    more > 0 ? `(and ${more} more headings)` : '',
  ]
    .filter(line => line !== '')
    .join('\n');
}

function sectionCalled({ identifier, content }: Page, name: string): Heading {
  const headings = headingsOf(content);
  const wanted = name
    .trim()
    .replace(/^#+\s*/, '')
    .toLowerCase();
  const byText = headings.filter(heading => heading.text.toLowerCase() === wanted);
  const [found, second] = byText.length > 0 ? byText : headings.filter(({ anchor }) => anchor === wanted);
  if (found && second) {
    const anchors = byText.slice(0, MOST_HEADINGS).map(({ anchor }) => anchor);
    throw new ToolMistake(
      `section ${quoted(name)} occurs ${byText.length} times: send one of ${anchors.join(', ')}.`,
    );
  }
  if (found) return found;
  throw new ToolMistake(
    `section ${quoted(name)} was not found in ${identifier}: outline lists its headings.`,
  );
}

async function changes(calling: Calling, body: Page, since: number): Promise<string> {
  const { pipeline, asking } = calling;
  const { id, identifier, seq, content } = body;
  const sent = { params: { id, seq: since } };
  const outcome = await pipeline.contract.invoke('getPageVersion', sent, asking.caller, asking.via);
  const before = outcome.refusal ? null : outcome.body.content;
  if (before === content)
    return `The content of ${identifier} is unchanged since seq ${since}; it is at ${seq} now.`;
  const patch = before === null ? null : patchOf(before, body, since);
  if (patch !== null) return patch;
  const why =
    before === null ? `The version of seq ${since} is not kept` : 'Too much has changed for a comparison';
  return `${why}. This is the page at seq ${seq}:\n\n${piece(calling, body, wholeOf(body), 0)}`;
}

function patchOf(before: string, { identifier, seq, content }: Page, since: number): string | null {
  if ([before, content].some(hasTooManyLines)) return null;
  const patch = createTwoFilesPatch(identifier, identifier, before, content, `seq ${since}`, `seq ${seq}`, {
    context: 3,
    maxEditLength: MOST_EDITS,
  });
  return patch === undefined || patch.length > MOST_CHARACTERS ? null : patch;
}

function hasTooManyLines(content: string): boolean {
  let at = -1;
  for (let lines = 0; lines < MOST_LINES; lines += 1) {
    at = content.indexOf('\n', at + 1);
    if (at < 0) return false;
  }
  return true;
}
