/** Tool calls for plans and their steps, and the responses. */
import { HIDDEN, ROLE, type Drive } from './drive.ts';

export const PLANS: Readonly<Record<string, Drive>> = {
  create_plan: {
    calls: [
      [
        {
          project: 'APP',
          title: 'Storms',
          issue: 'APP-1',
          steps: [{ title: 'Tie up', issue: 'APP-2', steps: [{ title: 'Ropes', done: true }] }],
        },
        /^# APP-PLAN-1 Storms[^]*- \[ \] Tie up → APP-2 \(backlog\) \(step_id 1\)\n {2}- \[x\] Ropes \(step_id 2\)/,
      ],
    ],
    refused: [
      ['vera', { project: 'APP', title: 'x' }, ROLE],
      ['max', { project: 'APP', title: 'x', issue: 'APP-99' }, /list_/],
    ],
  },
  get_plan: {
    calls: [[{ identifier: 'APP-PLAN-1' }, /^# APP-PLAN-1 Storms/]],
    refused: [['sam', { identifier: 'APP-PLAN-1' }, HIDDEN]],
  },
  list_plans: {
    calls: [
      [
        { project: 'APP', status: 'active', order_by: 'updated', limit: 1, offset: 0 },
        /^- APP-PLAN-1 Storms \[active\]/,
      ],
    ],
    refused: [['max', { order_by: 'nonsense' }, /order_by/]],
  },
  add_plan_step: {
    calls: [
      [
        {
          plan: 'APP-PLAN-1',
          title: 'Lights',
          description: 'Both.',
          issue: 'APP-1',
          parent_step_id: 1,
        },
        /Lights → APP-1 \(backlog\) \(step_id 3\)/,
      ],
    ],
    refused: [
      ['vera', { plan: 'APP-PLAN-1', title: 'x' }, ROLE],
      ['sam', { plan: 'APP-PLAN-1', title: 'x' }, HIDDEN],
    ],
  },
  update_plan_step: {
    calls: [
      [
        { plan: 'APP-PLAN-1', step_id: 3, title: 'Lamps', description: 'One.', done: true, issue: 'APP-2' },
        /APP-2 is done now/,
      ],
      [{ plan: 'APP-PLAN-1', step_id: 3, move_to_root: true, move_position: 0 }, /\n\n- \[x\] Lamps/],
      [{ plan: 'APP-PLAN-1', step_id: 3, move_parent_step_id: 2 }, /\n {4}- \[x\] Lamps/],
    ],
    refused: [
      ['vera', { plan: 'APP-PLAN-1', step_id: 3, done: false }, ROLE],
      [
        'max',
        { plan: 'APP-PLAN-1', step_id: 99, done: true },
        /^plan "APP-PLAN-1" or step_id 99 was not found\. .*get_plan the steps of one/,
      ],
    ],
  },
  edit_plan_step: {
    calls: [
      [
        { plan: 'APP-PLAN-1', step_id: 3, old_string: 'One.', new_string: 'Two. Two.' },
        /^Replaced in the description of step 3\.$/,
      ],
      [
        {
          plan: 'APP-PLAN-1',
          step_id: 3,
          field: 'title',
          old_string: 'p',
          new_string: 'b',
          replace_all: true,
        },
        /^Replaced in the title of step 3\.$/,
      ],
    ],
    refused: [
      ['vera', { plan: 'APP-PLAN-1', step_id: 3, old_string: 'One', new_string: 'x' }, /was not found/],
      ['vera', { plan: 'APP-PLAN-1', step_id: 3, field: 'title', old_string: 'b', new_string: 'x' }, ROLE],
      ['max', { plan: 'APP-PLAN-1', step_id: 3, old_string: 'Two', new_string: 'x' }, /occurs 2 times/],
      [
        'max',
        { plan: 'APP-PLAN-1', step_id: 99, old_string: 'Two', new_string: 'x' },
        /step_id 99 was not found/,
      ],
    ],
  },
  delete_plan_step: {
    calls: [[{ plan: 'APP-PLAN-1', step_id: 3 }, /^# (Done|APP-PLAN-1)/]],
    refused: [['vera', { plan: 'APP-PLAN-1', step_id: 2 }, ROLE]],
  },
  update_plan: {
    calls: [
      [
        { identifier: 'APP-PLAN-1', title: 'Gales', status: 'done', issue: null },
        /^# APP-PLAN-1 Gales[^]*status: done/,
      ],
    ],
    refused: [['vera', { identifier: 'APP-PLAN-1', title: 'x' }, ROLE]],
  },
};
