/** Tool calls for pages, exports and the trash, and the responses. */
import { HIDDEN, ROLE, type Drive } from './drive.ts';

export const DOCUMENTS: Readonly<Record<string, Drive>> = {
  create_page: {
    calls: [
      [
        {
          project: 'APP',
          title: 'Tides',
          content: '# Table\n\nNine.',
          folder: 'Rules',
          status: 'active',
          labels: ['wet'],
        },
        /^# APP-DOC-2 Tides[^]*folder: Rules[^]*Nine\.$/,
      ],
    ],
    refused: [
      ['vera', { project: 'APP', title: 'x' }, ROLE],
      ['max', { title: 'For all' }, /administrator/],
    ],
  },
  get_page: {
    calls: [
      [{ identifier: 'APP-DOC-1' }, /^# APP-DOC-1 Storms[^]*Close the pier\.$/],
      [{ identifier: 'APP-DOC-1', offset: 2 }, /the pier\.$/],
      [
        { identifier: 'APP-DOC-1', outline: true },
        /^# Outline of APP-DOC-1 Storms \(seq \d+, \d+ characters\)/,
      ],
      [{ identifier: 'APP-DOC-1', since_seq: 0 }, /^The version of seq 0 is not kept\. This is the page/],
    ],
    refused: [
      ['sam', { identifier: 'APP-DOC-1' }, HIDDEN],
      [
        'max',
        { identifier: 'APP-DOC-1', section: 'None' },
        /^section "None" was not found in APP-DOC-1: outline/,
      ],
      [
        'max',
        { identifier: 'APP-DOC-1', outline: true, since_seq: 1 },
        /^since_seq and outline cannot be sent/,
      ],
      ['max', { identifier: 'APP-DOC-1', offset: -1 }, /^offset -1 must be a whole number, 0 or more\.$/],
      ['max', { identifier: 'APP-DOC-1', offset: 9_999 }, /^offset 9999 is beyond the end of the text/],
    ],
  },
  update_page: {
    calls: [
      [
        {
          identifier: 'APP-DOC-1',
          title: 'Gales',
          content: 'Close the pier at once.',
          folder: 'Rules',
          status: 'complete',
          pinned: true,
          labels: ['wet'],
        },
        /^# APP-DOC-1 Gales[^]*pinned: true/,
      ],
    ],
    refused: [
      ['vera', { identifier: 'APP-DOC-1', title: 'x' }, ROLE],
      ['sam', { identifier: 'APP-DOC-1', title: 'x' }, HIDDEN],
      ['max', { identifier: 'APP-DOC-1', title: 'x', expected_seq: 1 }, /read it again, and repeat/],
    ],
  },
  edit_page: {
    calls: [
      [{ identifier: 'APP-DOC-1', old_string: 'at once', new_string: 'now' }, /^Replaced in the content/],
      [
        {
          identifier: 'APP-DOC-1',
          field: 'content',
          old_string: 'now',
          new_string: 'NOW',
          replace_all: true,
        },
        /^Replaced in the content/,
      ],
      [{ identifier: 'APP-DOC-1', old_string: 'NOW', new_string: 'now' }, /^Replaced in the content/],
    ],
    refused: [
      ['vera', { identifier: 'APP-DOC-1', old_string: 'now', new_string: 'x' }, ROLE],
      [
        'max',
        { identifier: 'APP-DOC-1', old_string: 'nowhere', new_string: 'x' },
        /^old_string "nowhere" was not found in the content of APP-DOC-1: read the text again/,
      ],
    ],
  },
  list_pages: {
    calls: [
      [
        {
          project: 'APP',
          folder: 'Rules',
          label: 'wet',
          status: 'complete',
          order_by: 'title',
          order: 'desc',
          limit: 5,
          offset: 0,
        },
        /^- APP-DOC-1 Gales \[complete\] \(folder: Rules; pinned: true; labels: wet\)$/,
      ],
    ],
    refused: [['max', { folder: 'Rules' }, /project is missing/]],
  },
  export: {
    calls: [
      [{ identifier: 'APP-DOC-1' }, /^---\n[^]*# Gales[^]*Close the pier now\./],
      [{ identifier: 'APP-1', from: 4 }, /^identifier: /],
      [
        { identifier: 'APP', limit: 1 },
        /^---\nidentifier: APP-1\n[^]*\(There is more: call export again with offset 1\.\)$/,
      ],
      [{ identifier: 'APP', offset: 1 }, /^---\nidentifier: APP-DOC-1\n/],
      [{ identifier: 'APP', offset: 99 }, /^There are no more documents\.$/],
    ],
    refused: [
      ['sam', { identifier: 'APP-DOC-1' }, HIDDEN],
      ['sam', { identifier: 'APP' }, HIDDEN],
      ['max', { identifier: 'APP-1', offset: 1 }, /^offset is only for projects\.$/],
      ['max', { identifier: 'APP', from: 1 }, /^from is only for an issue or a page\.$/],
      ['max', { identifier: 'APP', limit: 'x' }, /^limit "x" must be a whole number/],
    ],
  },
  delete: {
    calls: [
      [{ identifier: 'APP-DOC-2' }, /^# Done/],
      [{ identifier: 'APP-1' }, /^# Done/],
    ],
    refused: [
      ['vera', { identifier: 'APP-DOC-1' }, ROLE],
      ['max', { identifier: 'APP' }, /^identifier "APP" must refer to one of these: issue, page or plan\.$/],
    ],
  },
  list_trash: {
    calls: [
      [
        { project: 'APP', limit: 1, offset: 0 },
        /^- APP-.* \(kind: .*; deleted_at: .*\)\n\nThere is more: .* with offset 1\.$/,
      ],
    ],
    refused: [['vera', { project: 'APP' }, ROLE]],
  },
  restore: {
    calls: [
      [{ identifier: 'APP-DOC-2' }, /^# APP-DOC-2 Tides/],
      [{ identifier: 'APP-1' }, /^# APP-1 One/],
    ],
    refused: [
      ['max', { identifier: 'APP-1' }, /list_trash shows what is deleted/],
      ['max', { identifier: 'APP-99' }, /^identifier "APP-99" was not found\. list_trash/],
      ['vera', { identifier: 'APP-1' }, ROLE],
    ],
  },
};
