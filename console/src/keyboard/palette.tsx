/** The command palette: screens, actions, and the issues and pages of open projects; others by search. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useOpen, useProject, useProjects } from '../copies/current.ts';
import { Dialog, ReadingDialog } from '../parts/dialog.tsx';
import { go, VIEWS } from '../routes.ts';
import { client, signOut } from '../session/session.ts';
import { opened, projectHere, SHORTCUTS } from './shortcuts.ts';

interface Command {
  readonly name: string;
  readonly act: () => void;
}

const MOST = 12;

export function Palette({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [found, setFound] = useState<readonly Command[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const here = projectHere();
  const open = useOpen(useProject(here));
  const projects = useProjects().value.value ?? [];
  const fixed = useMemo(() => commands(here, projects), [here, projects]);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (text.trim().length < 3) return setFound([]);
    const wait = setTimeout(() => {
      client.search({ query: { query: text, limit: MOST } }).then(
        results =>
          setFound(
            results
              .filter(({ identifier }) => identifier !== null)
              .map(({ identifier, title }) => to(`${identifier ?? ''} ${title}`, `/${identifier ?? ''}`)),
          ),
        () => setFound([]),
      );
    }, 200);
    return () => clearTimeout(wait);
  }, [text]);
  const shown = useMemo(() => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const matches = (name: string): boolean => words.every(word => name.toLowerCase().includes(word));
    const near = fixed.filter(({ name }) => matches(name));
    if (words.length > 0 && open)
      for (const row of [...open.copy.issues.values(), ...open.copy.pages.values()]) {
        if (near.length >= MOST) break;
        const name = `${row.identifier} ${row.title}`;
        if (matches(name)) near.push(to(name, `/${row.identifier}`));
      }
    const known = new Set(near.map(({ name }) => name));
    return [...near, ...found.filter(({ name }) => !known.has(name))].slice(0, MOST);
  }, [text, fixed, open, found]);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') setAt((at + 1) % Math.max(1, shown.length));
    else if (event.key === 'ArrowUp') setAt((at + shown.length - 1) % Math.max(1, shown.length));
    else if (event.key === 'Enter') run(shown[at]);
    else return;
    event.preventDefault();
  };
  const run = (command: Command | undefined): void => {
    if (!command) return;
    onClose();
    command.act();
  };
  return (
    <Dialog title="Command palette" onClose={onClose}>
      <input
        ref={input}
        role="combobox"
        aria-label="Command"
        aria-expanded="true"
        aria-controls="palette"
        aria-activedescendant={`palette-${at}`}
        value={text}
        onInput={event => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div role="listbox" id="palette" aria-label="Commands">
        {shown.map((command, place) => (
          <div
            key={command.name}
            id={`palette-${place}`}
            role="option"
            class="option"
            aria-selected={place === at}
            onMouseDown={() => run(command)}
          >
            {command.name}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

function to(name: string, address: string): Command {
  return { name, act: () => go(address) };
}

function commands(here: string | null, projects: readonly { identifier: string; name: string }[]): Command[] {
  const inProject =
    here === null
      ? []
      : [
          { name: 'New issue', act: () => (opened.value = 'new-issue') },
          ...VIEWS.map(view => to(view[0]?.toUpperCase() + view.slice(1), `/p/${here}/${view}`)),
          to('Project settings', `/p/${here}/settings/general`),
        ];
  return [
    ...inProject,
    to('Projects', '/'),
    { name: 'New project', act: () => (opened.value = 'new-project') },
    ...projects.map(({ name, identifier }) => to(`${name} (${identifier})`, `/p/${identifier}`)),
    to('Workspace pages', '/pages'),
    to('Search', '/search'),
    to('Your profile', '/settings/profile'),
    to('Your keys', '/settings/keys'),
    to('Connected tools', '/settings/tools'),
    to('Appearance', '/settings/appearance'),
    { name: 'Keyboard shortcuts', act: () => (opened.value = 'help') },
    { name: 'Sign out', act: () => void signOut() },
  ];
}

export function Help({ onClose }: { readonly onClose: () => void }) {
  return (
    <ReadingDialog title="Keyboard shortcuts" onClose={onClose}>
      <table>
        <tbody>
          {SHORTCUTS.map(({ keys, name }) => (
            <tr key={keys}>
              <th scope="row">
                {keys.split(' ').map(key => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ReadingDialog>
  );
}
