/** Calls for the test that drives every tool: by family, in the order of a day's work. */
import type { World } from '../setting/world.ts';
import { HIDDEN, NO_PROJECT, ROLE, type Drive, type Family } from './drive.ts';
import { DOCUMENTS } from './page-drives.ts';
import { PLANS } from './plan-drives.ts';
import { PROJECTS } from './project-drives.ts';

async function issues({ issue, module, label }: World): Promise<void> {
  await module({ name: 'Harbour' });
  await label('wet', 'dry');
  for (const title of ['One', 'Two', 'Three']) await issue({ title });
}

const ISSUES: Readonly<Record<string, Drive>> = {
  create_issue: {
    calls: [
      [
        {
          project: 'APP',
          title: 'Four',
          description: 'Lights out.',
          module: 'Harbour',
          labels: ['wet'],
          status: 'todo',
          priority: 'high',
          start_date: '2026-11-01',
          target_date: '2026-12-01',
          assignees: ['human'],
        },
        /^# APP-4 Four[^]*module: Harbour[^]*labels: wet[^]*for:human[^]*Lights out\.$/,
      ],
      [
        {
          project: 'APP',
          priority: 'low',
          issues: [
            { title: 'Many', status: 'done' },
            { title: 'More', labels: ['wet'], priority: 'high' },
          ],
        },
        /^Created 2 issues:\n- APP-5 Many \[done, low\]\n- APP-6 More \[.*, high\].*labels: wet/,
      ],
    ],
    refused: [
      ['max', { project: 'APP' }, /^title is missing\.$/],
      ['max', { project: 'APP', title: 'x', issues: [{ title: 'y' }] }, /^Send either title or issues\.$/],
      ['max', { project: 'APP', issues: [] }, /^issues must not be empty\.$/],
      ['max', { project: 'APP', issues: 'x' }, /must be a list/],
      [
        'max',
        { project: 'APP', issues: Array.from({ length: 51 }, () => ({ title: 'x' })) },
        /at most 50 .*51/,
      ],
      ['max', { project: 'APP', issues: [{ title: 'x' }, 1] }, /^issues\[1\] 1 must be an object/],
      ['max', { project: 'APP', issues: [{ title: 'x' }, {}] }, /^issues\[1\]: title is missing/],
      [
        'max',
        { project: 'APP', issues: [{ titel: 'x' }] },
        /^issues\[0\]: .*"titel".*did you mean "title"\?/,
      ],
      [
        'max',
        { project: 'APP', issues: [{ title: 'x' }, { title: 'y', labels: ['none'] }] },
        /^issues\[1\]: .*none.*create_part creates one/,
      ],
      ['vera', { project: 'APP', issues: [{ title: 'x' }] }, ROLE],
      ['vera', { project: 'APP', title: 'Five' }, ROLE],
      ['sam', { project: 'APP', title: 'Five' }, NO_PROJECT],
      ['max', { project: 'APP', title: 'Five', labels: ['none'] }, /create_part creates one/],
      ['max', { project: 'APP', title: 'Five', module: 'None' }, /list_parts/],
      ['max', { project: 'APP', title: 'Five', assignees: ['sam'] }, /sam\. Use a username of a member/],
    ],
  },
  get_issue: {
    calls: [
      [{ identifier: 'app-4' }, /^# APP-4 Four/],
      [{ identifier: 'APP-4', from: 2 }, /^APP-4 Four/],
      [{ identifier: 'APP-4', comments: 'all' }, /^# APP-4 Four/],
    ],
    refused: [
      ['sam', { identifier: 'APP-4' }, HIDDEN],
      ['max', { identifier: 'APP-4', comments: 'some' }, /^comments "some" must be recent, all or none/],
      ['max', { identifier: 'APP-4', from: -1 }, /^from -1 must be a whole number, 0 or more\.$/],
    ],
  },
  update_issue: {
    calls: [
      [
        {
          identifier: 'APP-1',
          title: 'First',
          description: 'One\ntwo',
          status: 'active',
          priority: 'low',
          module: 'Harbour',
          labels: ['dry'],
          start_date: '2026-11-02',
          target_date: null,
          assignees: ['vera', '@lena'],
        },
        /^# APP-1 First[^]*status: active[^]*module: Harbour[^]*for:@lena\nfor:@vera/,
      ],
      [
        { identifier: 'APP-1', status: 'done', evidence: 'Seen.', description: '- [x] a\n- [ ] b' },
        /^# APP-1 First[^]*status: done[^]*checklist:1\/2\n\n1 task item is still open\.\n/,
      ],
      [{ identifier: 'APP-1', status: 'active', description: 'One\ntwo' }, /status: active/],
    ],
    refused: [
      ['vera', { identifier: 'APP-1', title: 'x' }, ROLE],
      ['sam', { identifier: 'APP-1', title: 'x' }, HIDDEN],
      ['max', { identifier: 'APP-1', title: 'x', expected_seq: 1 }, /read it again, and repeat/],
      ['max', { identifier: 'APP-1', evidence: 'Seen.' }, /^evidence "Seen\." needs status done/],
    ],
  },
  add_wait: {
    calls: [
      [
        { identifier: 'APP-3', from: '2999-01-01', until: '2999-01-02', note: 'The crane is booked.' },
        /^# Done[^]*earliest: 2999-01-01[^]*state: holding/,
      ],
      [{ identifier: 'APP-3', user: 'vera' }, /username: vera/],
    ],
    refused: [
      ['vera', { identifier: 'APP-3', user: 'me' }, ROLE],
      ['sam', { identifier: 'APP-3', user: 'me' }, HIDDEN],
      ['max', { identifier: 'APP-3', user: 'vera' }, /already waits for this/],
      ['max', { identifier: 'APP-3' }, /either user or from/],
      ['max', { identifier: 'APP-3', user: 'sam' }, /sam\. Use a username of a member/],
    ],
  },
  clear_wait: {
    calls: [
      [{ identifier: 'APP-3', user: ' @VERA' }, /^APP-3 no longer waits for this\.$/],
      [{ identifier: 'APP-3', from: '2999-01-01' }, /^APP-3 no longer waits for this\.$/],
    ],
    refused: [
      ['vera', { identifier: 'APP-3', from: '2999-01-01' }, /does not wait|waits for nothing/],
      ['sam', { identifier: 'APP-3', from: '2999-01-01' }, HIDDEN],
      ['max', { identifier: 'APP-3' }, /^Send either user or from\.$/],
      ['max', { identifier: 'APP-3', user: 'lena' }, /^APP-3 waits for nothing\.$/],
    ],
  },
  bulk_update_issues: {
    calls: [
      [
        {
          identifiers: ['APP-2', 'APP-3'],
          status: 'todo',
          priority: 'urgent',
          module: 'Harbour',
          labels: ['wet'],
          start_date: '2026-11-03',
          target_date: '2026-11-04',
          assignees: [],
        },
        /^Changed 2 issues: APP-2, APP-3\.$/,
      ],
      [
        { project: 'APP', filter: { status: 'todo', priority: 'urgent', label: 'wet' }, priority: 'urgent' },
        /^Changed 2 issues: APP-2, APP-3\.$/,
      ],
      [{ project: 'APP', filter: { assignee: 'lena', module: 'None' }, status: 'done' }, /^No issue matches/],
    ],
    refused: [
      [
        'vera',
        { project: 'APP', filter: { label: 'wet' }, status: 'done' },
        /APP-2 was refused: .*ask its lead/,
      ],
      ['max', { status: 'done' }, /^Send either identifiers, or project and filter\.$/],
      ['max', { filter: { status: 'todo' }, status: 'done' }, /^project undefined must be a string/],
      ['max', { project: 'APP', filter: {}, status: 'done' }, /^filter must have at least one of status/],
      ['max', { project: 'APP', filter: 'todo', status: 'done' }, /^filter "todo" must be an object/],
      [
        'max',
        { project: 'APP', filter: { lable: 'wet' } },
        /^filter has no field "lable"; did you mean "label"\?/,
      ],
      ['max', { project: 'APP', filter: { status: 'open' } }, /^status "open" must be/],
      ['max', { identifiers: ['APP-2'], filter: { label: 'wet' } }, /^Send either identifiers or filter\.$/],
      ['sam', { project: 'APP', filter: { label: 'wet' }, status: 'done' }, HIDDEN],
      ['vera', { identifiers: ['APP-2'], status: 'done' }, /APP-2 was refused: .*ask its lead/],
      ['max', { identifiers: [], status: 'done' }, /^identifiers must not be empty\.$/],
      ['max', { identifiers: Array.from({ length: 501 }, () => 'APP-2') }, /at most 500 entries, not 501/],
    ],
  },
  edit_issue: {
    calls: [
      [
        { identifier: 'APP-1', old_string: 'two', new_string: 'three' },
        /^Replaced in the description of APP-1\.$/,
      ],
      [
        { identifier: 'APP-1', old_string: 'e', new_string: 'E', replace_all: true },
        /^Replaced 3 times in the description of APP-1\.$/,
      ],
      [
        { identifier: 'APP-1', field: 'title', old_string: 'First', new_string: '1st' },
        /^Replaced in the title of APP-1\.$/,
      ],
      [{ identifier: 'APP-1', field: 'title', old_string: '1st', new_string: 'First' }, /title of APP-1\.$/],
    ],
    refused: [
      ['vera', { identifier: 'APP-1', old_string: 'thrEE', new_string: 'x' }, ROLE],
      ['sam', { identifier: 'APP-1', old_string: 'thrEE', new_string: 'x' }, HIDDEN],
      [
        'max',
        { identifier: 'APP-1', old_string: 'E', new_string: 'x' },
        /^old_string "E" occurs 3 times in the description of APP-1: .*replace_all/,
      ],
      ['max', { identifier: 'APP-1', old_string: 'E', new_string: 'E' }, /are the same/],
      ['max', { identifier: 'APP-1', old_string: '', new_string: 'E' }, /must not be empty/],
      ['max', { identifier: 'APP-1', field: 'status', old_string: 'a', new_string: 'b' }, /field "status"/],
    ],
  },
  reorder: {
    calls: [
      [{ identifier: 'APP-4', beside: 'APP-1', side: 'before' }, /^Moved APP-4 before APP-1\.$/],
      [{ identifier: 'APP-3', beside: 'APP-1', side: 'after' }, /^Moved APP-3 after APP-1\.$/],
    ],
    refused: [
      ['vera', { identifier: 'APP-4', beside: 'APP-1', side: 'after' }, ROLE],
      ['sam', { identifier: 'APP-4', beside: 'APP-1', side: 'after' }, HIDDEN],
      ['max', { identifier: 'APP-4', beside: 'APP-99', side: 'after' }, /^beside "APP-99" was not found\./],
      [
        'max',
        { identifier: 'APP-4', beside: 'APP-4', side: 'after' },
        /^beside "APP-4" must be another item in the same project/,
      ],
      [
        'max',
        { identifier: 'APP-4', beside: 'APP-1', side: 'below' },
        /^side "below" must be before or after\.$/,
      ],
    ],
  },
  list_issues: {
    calls: [
      [
        { project: 'APP' },
        /^- APP-4 Four.*; for:human\)\n- APP-1 First.*; for:@lena; for:@vera\)\n- APP-3 Three[^]*- APP-2 Two/,
      ],
      [{ project: 'APP', status: 'active' }, /^- APP-1 First/],
      [{ project: 'APP', limit: 1, offset: 1 }, /^- APP-1 First.*\n\nThere is more: .* with offset 2\.$/],
      [
        {
          project: 'APP',
          statuses: 'todo,active',
          assignee: 'none',
          priority: 'urgent',
          module: 'Harbour',
          label: 'wet',
          workable: true,
          blocked: false,
          updated_since: '2020-01-01',
          order_by: 'sequence',
          order: 'desc',
        },
        /^- APP-3 Three[^]*- APP-2 Two[^]*labels: wet/,
      ],
    ],
    refused: [
      ['max', { project: 'APP', order: 'sideways' }, /order/],
      ['max', { module: 'Harbour' }, /project is missing/],
    ],
  },
  get_board: {
    calls: [[{ project: 'APP', group_by: 'priority' }, /## urgent \(2\)\n- APP-3 Three/]],
    refused: [['sam', { project: 'APP' }, HIDDEN]],
  },
  link_issues: {
    calls: [[{ source: 'APP-1', target: 'APP-2', relation_type: 'blocks' }, /^# Done/]],
    refused: [
      ['vera', { source: 'APP-1', target: 'APP-3', relation_type: 'blocks' }, ROLE],
      ['max', { source: 'APP-1', target: 'APP-99', relation_type: 'blocks' }, /list_/],
    ],
  },
  unlink_issues: {
    calls: [[{ source: 'APP-1', target: 'APP-2' }, /^# Done/]],
    refused: [['vera', { source: 'APP-1', target: 'APP-2' }, ROLE]],
  },
  search: {
    calls: [
      [
        {
          query: 'First',
          mode: 'literal',
          match: 'all',
          project: 'APP',
          result_type: 'issue',
          sort: 'recent',
          limit: 5,
          offset: 0,
        },
        /^- APP-1 First/,
      ],
      [{ query: 'First nowhere' }, /^No result contains every word. These contain some of them:\n\n- APP-1 /],
    ],
    refused: [['max', { query: 'x', result_type: 'nonsense' }, /result_type/]],
  },
};

async function documents(site: World): Promise<void> {
  await site.folder('Rules');
  await site.label('wet');
  await site.page({ title: 'Storms', content: 'Close the pier.' });
  await site.issue({ title: 'One' });
}

async function planned({ issue }: World): Promise<void> {
  for (const title of ['One', 'Two']) await issue({ title });
}

async function talk({ issue }: World): Promise<void> {
  await issue({ title: 'One' });
}

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const TALK: Readonly<Record<string, Drive>> = {
  add_comment: {
    calls: [
      [{ identifier: 'APP-1', content: 'Seen by @lena.' }, /Seen by @lena\.$/],
      [{ identifier: 'APP-1', content: 'Mended.' }, /comment_id: 2[^]*Mended\.$/],
    ],
    refused: [
      ['vera', { identifier: 'APP-1', content: 'x' }, ROLE],
      [
        'max',
        { identifier: 'APP-PLAN-1', content: 'x' },
        /^identifier "APP-PLAN-1" must refer to one of these: issue or page\.$/,
      ],
    ],
  },
  list_comments: {
    calls: [
      [
        { identifier: 'APP-1', author: 'max', order: 'desc', limit: 1, offset: 0 },
        /^### max, .* \(comment_id 2\)\nMended\.\n\n\nThere is more: .* with offset 1\.$/,
      ],
    ],
    refused: [['sam', { identifier: 'APP-1' }, HIDDEN]],
  },
  update_comment: {
    calls: [[{ comment_id: 2, content: 'Mended, I think.' }, /I think\.$/]],
    refused: [
      ['max', { comment_id: 99, content: 'x' }, /^comment_id 99 was not found\. list_comments/],
      ['sam', { comment_id: 2, content: 'x' }, /^comment_id 2 was not found\. list_comments/],
    ],
  },
  edit_comment: {
    calls: [
      [{ comment_id: 2, old_string: 'Mended', new_string: 'Painted' }, /^Replaced in comment 2\.$/],
      [
        { comment_id: 2, old_string: 'i', new_string: 'y', replace_all: true },
        /^Replaced 2 times in comment 2\.$/,
      ],
    ],
    refused: [
      [
        'sam',
        { comment_id: 2, old_string: 'Mended', new_string: 'x' },
        /^comment_id 2 was not found\. list_comments/,
      ],
      ['vera', { comment_id: 2, old_string: 'nowhere', new_string: 'x' }, /author/],
      [
        'max',
        { comment_id: 99, old_string: 'a', new_string: 'x' },
        /^comment_id 99 was not found\. list_comments/,
      ],
      [
        'max',
        { comment_id: 2, old_string: 'none', new_string: 'x' },
        /^old_string "none" was not found in comment 2/,
      ],
    ],
  },
  delete_comment: {
    calls: [[{ comment_id: 2 }, /^# Done/]],
    refused: [['sam', { comment_id: 1 }, /^comment_id 1 was not found\. list_comments/]],
  },
  attach_file: {
    calls: [
      [
        { identifier: 'APP-1', filename: 'tides.txt', content_base64: btoa('High water at nine.') },
        /^# tides\.txt[^]*attachment_id: 1/,
      ],
      [{ identifier: 'APP-1', filename: 'dot.png', content_base64: PICTURE }, /^# dot\.png/],
    ],
    refused: [
      ['vera', { identifier: 'APP-1', filename: 'x.txt', content_base64: btoa('x') }, ROLE],
      ['max', { identifier: 'APP-1', filename: 'x.txt', content_base64: '' }, /empty/],
    ],
  },
  list_attachments: {
    calls: [[{ identifier: 'APP-1' }, /^- tides\.txt \(.*attachment_id: 1.*\)\n- dot\.png/]],
    refused: [['sam', { identifier: 'APP-1' }, HIDDEN]],
  },
  read_attachment: {
    calls: [
      [{ attachment_id: 1 }, /^High water at nine\.$/],
      [{ attachment_id: 1, from: 14 }, /^nine\.$/],
    ],
    refused: [['sam', { attachment_id: 1 }, /^attachment_id 1 was not found\. list_attachments/]],
  },
  delete_attachment: {
    calls: [[{ attachment_id: 2 }, /^# Done/]],
    refused: [
      ['vera', { attachment_id: 1 }, ROLE],
      ['max', { attachment_id: 2 }, /^attachment_id 2 was not found\. list_attachments/],
    ],
  },
  list_activity: {
    calls: [
      [{ identifier: 'APP-1' }, /max \(mcp\): /],
      [{ identifier: 'APP', limit: 1, offset: 1 }, /There is more: .* with offset 2/],
      [{ identifier: 'APP', limit: 1, since: '2020-01-01' }, /There is more: .* with offset 1/],
      [{ identifier: 'APP', since: '2999-01-01T00:00:00Z' }, /^Nothing found\.$/],
    ],
    refused: [
      ['sam', { identifier: 'APP-1' }, HIDDEN],
      ['max', { identifier: 'APP', since: 'yesterday' }, /^since "yesterday" must be a date or a time/],
    ],
  },
  get_briefing: {
    calls: [
      [{ project: 'APP' }, /^# APP .* \(next time: since 20[^]*## Workable for agents\n- APP-1/],
      [{ project: 'APP', since: '2020-01-01', pages: 1 }, /## Changes since 2020-01-01 00:00:00\n- 20/],
    ],
    refused: [
      ['sam', { project: 'APP' }, HIDDEN],
      ['max', { project: 'APP', since: 'yesterday' }, /^since "yesterday" must be a date or a time/],
      ['max', { project: 'APP', pages: -1 }, /^pages -1 must be a whole number from 0 to 20\.$/],
    ],
  },
};

export const DRIVES: Readonly<Record<string, Family>> = {
  issues: { before: issues, drives: ISSUES },
  'pages and the trash': { before: documents, drives: DOCUMENTS },
  plans: { before: planned, drives: PLANS },
  'comments and files': { before: talk, drives: TALK },
  'projects and their parts': { before: () => Promise.resolve(), drives: PROJECTS },
};
