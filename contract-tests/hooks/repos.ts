/** Hooks for the outcomes of the family `repos`. */
import type { Hooks } from '../hooks.ts';
import { freshName, type Project, type Stage } from '../stage.ts';

type Alias = { readonly kind: 'remote' | 'root'; readonly value: string };

/** A name that nothing is bound to yet. */
const fresh = (): Alias => ({ kind: 'remote', value: `git.harbour.example/${freshName()}` });

async function identifierOf({ id, lead }: Project): Promise<string> {
  return (await lead.api.getProject({ path: { id } })).identifier;
}

/** A project with a binding of the names; answers the id of the binding. */
async function bound(project: Project, ...aliases: Alias[]): Promise<number> {
  const body = { project: await identifierOf(project), aliases };
  return (await project.lead.api.bindRepo({ body })).binding.id;
}

async function boundProject(stage: Stage) {
  const [project, name] = [await stage.project(), fresh()];
  return { project, name, binding: await bound(project, name, { kind: 'root', value: `/${freshName()}` }) };
}

/** Two projects that the same person leads. */
async function merging(stage: Stage) {
  const { project, binding } = await boundProject(stage);
  return { project, into: binding, from: await bound(project, fresh()) };
}

async function full(stage: Stage) {
  const project = await stage.project();
  for (let given = 0; given < 500; given += 100) {
    await bound(project, ...Array.from({ length: 100 }, fresh));
  }
  return project;
}

export const hooks: Hooks = {
  resolveRepo: {
    200: async stage => {
      const { project, name } = await boundProject(stage);
      return { as: project.viewer, body: { aliases: [name] } };
    },
  },
  bindRepo: {
    200: async stage => {
      const project = await stage.project();
      return { as: project.lead, body: { project: await identifierOf(project), aliases: [fresh()] } };
    },
    not_found: async stage => ({
      as: await stage.person(),
      body: { project: await identifierOf(await stage.project()), aliases: [fresh()] },
    }),
    role_required: async stage => {
      const project = await stage.project();
      return { as: project.maintainer, body: { project: await identifierOf(project), aliases: [fresh()] } };
    },
    alias_bound_elsewhere: async stage => {
      const [{ name }, project] = [await boundProject(stage), await stage.project()];
      return { as: project.lead, body: { project: await identifierOf(project), aliases: [name] } };
    },
    aliases_split: async stage => {
      const [project, one, two] = [await stage.project(), fresh(), fresh()];
      await bound(project, one);
      await bound(project, two);
      return { as: project.lead, body: { project: await identifierOf(project), aliases: [one, two] } };
    },
    too_many_names: async stage => {
      const project = await full(stage);
      return { as: project.lead, body: { project: await identifierOf(project), aliases: [fresh()] } };
    },
  },
  listBindings: {
    200: async stage => {
      const { project } = await merging(stage);
      return { as: project.viewer, path: { id: project.id } };
    },
  },
  unbindRepo: {
    200: async stage => {
      const { project, binding } = await boundProject(stage);
      return { as: project.lead, path: { id: binding } };
    },
    role_required: async stage => {
      const { project, binding } = await boundProject(stage);
      return { as: project.maintainer, path: { id: binding } };
    },
  },
  mergeBindings: {
    200: async stage => {
      const { project, from, into } = await merging(stage);
      return { as: project.lead, body: { from, into } };
    },
    not_found: async stage => {
      const { from, into } = await merging(stage);
      return { as: await stage.person(), body: { from, into } };
    },
    role_required: async stage => {
      const { project, from, into } = await merging(stage);
      return { as: project.maintainer, body: { from, into } };
    },
    binding_into_itself: async stage => {
      const { project, into } = await merging(stage);
      return { as: project.lead, body: { from: into, into } };
    },
    too_many_names: async stage => {
      const { binding } = await boundProject(stage);
      const project = await full(stage);
      const bindings = await project.lead.api.listBindings({ path: { id: project.id } });
      return {
        as: await stage.administrator(),
        body: { from: binding, into: bindings[0]?.binding.id ?? 0 },
      };
    },
  },
};
