/** Hooks for the project of a screen: the project, its live copy, what belongs to it, and what the user may do. */
import { useEffect, useState } from 'preact/hooks';
import { client } from '../session/session.ts';
import { openProject, type OpenProject, type Project } from './project.ts';
import { thing, useThing, type Thing } from './things.ts';

export function useProjects(): Thing<Project[]> {
  return useThing('projects all', () => client.listProjects());
}

/** Undefined while it is not known; null if there is none that the user can see. */
export function useProject(identifier: string | null): Project | null | undefined {
  const { value, error } = useProjects();
  if (value.value === undefined) return error.value === null ? undefined : null;
  return value.value.find(project => project.identifier === identifier) ?? null;
}

export function useOpen(project: Project | null | undefined): OpenProject | null {
  const [open, setOpen] = useState<OpenProject | null>(null);
  const id = project?.id;
  useEffect(() => {
    if (id === undefined) return setOpen(null);
    let isCurrent = true;
    void openProject(id).then(project => isCurrent && setOpen(project));
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return open;
}

/** A project that is not known yet has the id 0. */
function keyOf(id: number, what: string): string | null {
  return id === 0 ? null : `project ${id} ${what}`;
}

/** The labels as they are known: the screen around has loaded them. */
export const labelsOf = (id: number) =>
  thing(keyOf(id, 'labels') ?? '', () => client.listLabels({ query: { project_id: id } }));
export const useLabels = (id: number) =>
  useThing(keyOf(id, 'labels'), () => client.listLabels({ query: { project_id: id } }));
export const useModules = (id: number) =>
  useThing(keyOf(id, 'modules'), () => client.listModules({ query: { project_id: id } }));
export const useFolders = (id: number) =>
  useThing(keyOf(id, 'folders'), () => client.listFolders({ query: { project_id: id } }));
export const useMembers = (id: number) =>
  useThing(keyOf(id, 'members'), () => client.listMembers({ path: { id } }));
export const usePeople = (id: number) =>
  useThing(keyOf(id, 'people'), () => client.listMentionCandidates({ path: { id } }));

export interface Rights {
  readonly isKnown: boolean;
  readonly mayWrite: boolean;
  readonly mayLead: boolean;
}

export function useRights(id: number): Rights {
  const role = useThing(keyOf(id, 'role'), () => client.getMyRole({ path: { id } })).value.value;
  if (!role) return { isKnown: false, mayWrite: false, mayLead: false };
  const mayLead = role.is_admin || role.role === 'lead';
  // Without enforcement everybody writes, but actions of leads still need one.
  return { isKnown: true, mayWrite: mayLead || role.role === 'maintainer' || !role.enforced, mayLead };
}
