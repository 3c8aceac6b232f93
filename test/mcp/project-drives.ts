/** Tool calls for projects and their parts, and the responses. */
import { HIDDEN, ROLE, type Drive } from './drive.ts';

export const PROJECTS: Readonly<Record<string, Drive>> = {
  list_projects: {
    calls: [
      [
        {},
        /^APP \| The APP project \(0 workable, active .*\) \| lead @lena, maintainer @max, 1 viewer \| you: maintainer \| no issues$/,
      ],
    ],
    refused: [['max', { more: 1 }, /^list_projects has no argument "more"\. It takes no arguments\.$/]],
  },
  create_project: {
    calls: [
      [
        { name: 'Pier', identifier: 'PIER', description: 'All of it.', emoji: '⚓', lead: 'max' },
        /^# PIER Pier[^]*All of it\.$/,
      ],
    ],
    refused: [
      ['max', { name: 'Pier', identifier: 'PIER' }, /list_projects/],
      ['max', { name: 'x', identifier: 'too long' }, /identifier/],
    ],
  },
  update_project: {
    calls: [
      [
        {
          project: 'PIER',
          name: 'Pier East',
          identifier: 'EAST',
          description: 'Half.',
          emoji: null,
          lead: 'max',
          is_public: false,
        },
        /^# EAST Pier East[^]*Half\.$/,
      ],
    ],
    refused: [
      ['max', { project: 'APP', name: 'x' }, /requires the lead role.*ask its lead/],
      ['sam', { project: 'APP', name: 'x' }, HIDDEN],
    ],
  },
  list_people: {
    calls: [[{ project: 'APP' }, /^- lena[^]*- max[^]*- vera/]],
    refused: [['sam', { project: 'APP' }, HIDDEN]],
  },
  create_part: {
    calls: [
      [
        {
          kind: 'module',
          project: 'APP',
          name: 'Harbour',
          description: 'Boats.',
          status: 'planned',
          emoji: '⛵',
        },
        /^# Harbour[^]*status: planned/,
      ],
      [{ kind: 'label', project: 'APP', name: 'wet', color: '#336699' }, /^# wet/],
      [{ kind: 'folder', project: 'APP', name: 'Rules' }, /^# Rules/],
      [{ kind: 'folder', project: 'APP', name: 'Old', parent: 'Rules' }, /^# Old/],
    ],
    refused: [
      ['vera', { kind: 'label', project: 'APP', name: 'dry' }, ROLE],
      ['max', { kind: 'label', project: 'APP', name: 'wet' }, /list_parts/],
      ['max', { kind: 'boat', project: 'APP', name: 'x' }, /^kind "boat" must be folder, label or module\.$/],
    ],
  },
  list_parts: {
    calls: [[{ kind: 'module', project: 'APP' }, /^- Harbour \[planned\]/]],
    refused: [['sam', { kind: 'label', project: 'APP' }, HIDDEN]],
  },
  update_part: {
    calls: [
      [
        {
          kind: 'module',
          project: 'APP',
          name: 'harbour',
          new_name: 'Pier',
          description: 'Stones.',
          status: 'active',
          emoji: null,
        },
        /^# Pier[^]*Stones\.$/,
      ],
      [{ kind: 'label', project: 'APP', name: 'wet', color: '#000000' }, /^# wet[^]*color: #000000/],
    ],
    refused: [
      ['vera', { kind: 'label', project: 'APP', name: 'wet', new_name: 'x' }, ROLE],
      [
        'max',
        { kind: 'label', project: 'APP', name: 'none', new_name: 'x' },
        /^name "none" in project "APP" was not found\. .*list_parts/,
      ],
    ],
  },
  delete_part: {
    calls: [[{ kind: 'folder', project: 'APP', name: 'Old' }, /^# Done/]],
    refused: [['vera', { kind: 'folder', project: 'APP', name: 'Rules' }, ROLE]],
  },
  archive_project: {
    calls: [[{ project: 'EAST' }, /^# EAST Pier East/]],
    refused: [
      ['max', { project: 'APP' }, /requires the lead role.*ask its lead/],
      ['sam', { project: 'APP' }, HIDDEN],
    ],
  },
  list_archived_projects: {
    as: 'ada',
    calls: [[{}, /^- EAST Pier East/]],
    refused: [['max', {}, /administrator/]],
  },
  unarchive_project: {
    as: 'ada',
    calls: [[{ project: 'east' }, /^# EAST/]],
    refused: [
      ['max', { project: 'EAST' }, /administrator/],
      ['ada', { project: 'EAST' }, HIDDEN],
    ],
  },
  delete_project: {
    calls: [[{ project: 'EAST' }, /^# Done/]],
    refused: [
      ['max', { project: 'APP' }, /requires the lead role.*ask its lead/],
      ['sam', { project: 'APP' }, HIDDEN],
    ],
  },
};
