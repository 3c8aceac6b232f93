/** The hooks of all families. */
import { hooks as activity } from './hooks/activity.ts';
import { hooks as archivedProjects } from './hooks/archived-projects.ts';
import { hooks as archives } from './hooks/archives.ts';
import { hooks as attachments } from './hooks/attachments.ts';
import { hooks as audit } from './hooks/audit.ts';
import { hooks as bots } from './hooks/bots.ts';
import { hooks as bulk } from './hooks/bulk.ts';
import { hooks as comments } from './hooks/comments.ts';
import { hooks as events } from './hooks/events.ts';
import { hooks as exports } from './hooks/exports.ts';
import { hooks as folders } from './hooks/folders.ts';
import { hooks as groups } from './hooks/groups.ts';
import { hooks as home } from './hooks/home.ts';
import { hooks as hooks } from './hooks/hooks.ts';
import { hooks as imports } from './hooks/imports.ts';
import { hooks as instance } from './hooks/instance.ts';
import { hooks as issues } from './hooks/issues.ts';
import { hooks as keys } from './hooks/keys.ts';
import { hooks as labels } from './hooks/labels.ts';
import { hooks as members } from './hooks/members.ts';
import { hooks as modules } from './hooks/modules.ts';
import { hooks as oauth } from './hooks/oauth.ts';
import { hooks as pages } from './hooks/pages.ts';
import { hooks as plans } from './hooks/plans.ts';
import { hooks as projects } from './hooks/projects.ts';
import { hooks as published } from './hooks/public.ts';
import { hooks as relations } from './hooks/relations.ts';
import { hooks as repos } from './hooks/repos.ts';
import { hooks as search } from './hooks/search.ts';
import { hooks as sessions } from './hooks/sessions.ts';
import { hooks as sync } from './hooks/sync.ts';
import { hooks as trash } from './hooks/trash.ts';
import { hooks as users } from './hooks/users.ts';
import { hooks as views } from './hooks/views.ts';
import { hooks as waits } from './hooks/waits.ts';
import type { AllHooks } from './hooks.ts';

export const allHooks: AllHooks = {
  ...activity,
  ...archivedProjects,
  ...archives,
  ...attachments,
  ...audit,
  ...bots,
  ...bulk,
  ...comments,
  ...events,
  ...exports,
  ...folders,
  ...groups,
  ...home,
  ...hooks,
  ...imports,
  ...instance,
  ...issues,
  ...keys,
  ...labels,
  ...members,
  ...modules,
  ...oauth,
  ...pages,
  ...plans,
  ...projects,
  ...published,
  ...relations,
  ...repos,
  ...search,
  ...sessions,
  ...sync,
  ...trash,
  ...users,
  ...views,
  ...waits,
};
