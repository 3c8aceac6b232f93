/** Assignees: the people who must do an issue, as its records show them. */
import type { Schemas } from '../generated/types.ts';
import { column, flag, recordSql, records, shape, type Field } from './shape.ts';

const assignee = shape<Schemas['Assignee']>()({
  user_id: column('users.id'),
  username: column('users.username'),
  display_name: column('users.display_name'),
});

/** For an unassigned issue, only the flag is read. */
const ASSIGNEES: Field = dialect =>
  records(`SELECT ${recordSql(assignee, dialect)} AS item
    FROM issue_assignees JOIN users ON users.id = issue_assignees.user_id
    WHERE issue_assignees.issue_id = issues.id AND issues.needs_human = 1
    ORDER BY users.username_folded`)(dialect);

export const ASSIGNMENT = { needs_human: flag('issues.needs_human'), assignees: ASSIGNEES };

/** Anonymous visitors do not learn who works on an issue, or that a person does. */
export const NO_ASSIGNMENT: typeof ASSIGNMENT = {
  needs_human: flag('0'),
  assignees: ({ json }) => json.noItems,
};
