/** Hooks for the outcomes of the family `search`. */
import { baseOf } from '../../src/store/search-tables.ts';
import { portions } from '../../src/store/portions.ts';
import { commentOnIssue, issueIn } from '../contents.ts';
import { uploadBy } from '../files.ts';
import type { Hooks } from '../hooks.ts';
import type { Project, Stage } from '../stage.ts';

/** One more than a literal search puts up with. */
const TOO_MANY = 10_001;

async function fill({ id: project_id }: Project, stage: Stage): Promise<void> {
  const numbers = Array.from({ length: TOO_MANY }, (_, place) => place + 1);
  const plain = {
    project_id,
    title: 'Buoy',
    description: '',
    status: 'todo',
    priority: 'none',
    priority_rank: 4,
  };
  await stage.write(async work => {
    work.untraced();
    const { db, now } = work;
    const times = { created_at: now, updated_at: now };
    for (const part of portions(numbers)) {
      await db('issues').insert(
        part.map(number => ({ ...plain, ...times, sequence: number, sort_order: number, seq: 0 })),
      );
    }
    await db.raw(
      `INSERT INTO search_texts (docid, project_id, title_words, title_count, body_words, body_count, letters)
       SELECT ${baseOf('issue')} + id, project_id, ' buoy', 1, '', 0, 'buoy' FROM issues WHERE project_id = ?`,
      [project_id],
    );
  });
}

export const hooks: Hooks = {
  search: {
    200: async stage => {
      const project = await stage.project();
      const issue = await issueIn(project, {
        title: 'Buoy lights flicker',
        description: 'At the east pier.',
      });
      await commentOnIssue(project, issue);
      const page = await project.maintainer.api.createPage({
        body: { project_id: project.id, title: 'Night watch', content: 'Every light.' },
      });
      await project.maintainer.api.createPageComment({
        path: { page_id: page.id },
        body: { content: 'Check each buoy light at midnight.' },
      });
      const file = { bytes: 'Every buoy light, and who looks after it.', filename: 'lights.txt' };
      const fields = { entity_type: 'issue', entity_id: issue.id };
      await uploadBy(stage, project.maintainer, { ...file, fields });
      return { as: project.viewer, query: { query: 'buoy light', project_id: project.id } };
    },
    query_too_long: async stage => ({
      as: (await stage.project()).viewer,
      query: { query: 'é'.repeat(2_100) },
    }),
    search_too_broad: async stage => {
      const project = await stage.project();
      await fill(project, stage);
      return { as: project.viewer, query: { query: 'buoy', mode: 'literal', project_id: project.id } };
    },
  },
};
