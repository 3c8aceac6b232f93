/** "Try it": sends a request of the reader to this server, and compares the response with the contract. */
import { curl, type Body, type Part } from './curl.ts';
import { deviations } from './deviations.ts';
import { make } from './dom.ts';
import type { Tried, TriedField } from './tried.ts';

/** Where the console keeps the session token. */
const TOKEN = 'docket.token';
const LONGEST_SHOWN = 100_000;

/** An API key that was pasted is kept in memory only, for all forms of the page. */
let key = '';

export function offerTries(): void {
  for (const place of document.querySelectorAll<HTMLElement>('.try')) {
    const button = make('button', { type: 'button', 'aria-expanded': 'false' }, 'Try it');
    place.append(button);
    button.addEventListener('click', () => {
      const open = place.querySelector('form');
      if (open) {
        open.hidden = !open.hidden;
        button.setAttribute('aria-expanded', String(!open.hidden));
        return;
      }
      button.disabled = true;
      void load(place.dataset['operation'] ?? '')
        .then(tried => place.append(formOf(tried)))
        .then(() => button.setAttribute('aria-expanded', 'true'))
        .finally(() => (button.disabled = false));
    });
  }
}

async function load(name: string): Promise<Tried> {
  const response = await fetch(`/docs/try/${name}.json`);
  return (await response.json()) as Tried;
}

function session(): string | null {
  try {
    return localStorage.getItem(TOKEN);
  } catch {
    return null;
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function formOf(tried: Tried): HTMLFormElement {
  const controls = tried.fields.map(field => [field, controlOf(field)] as const);
  const isChange = tried.method !== 'GET';
  const send = make('button', { class: 'first' }, 'Send');
  const call = make('pre', { tabindex: '0' });
  const result = make('section', { 'aria-label': 'Response', role: 'region', 'aria-live': 'polite' });
  const form = make(
    'form',
    { class: 'tried', novalidate: '' },
    ...controls.map(([field, control]) => labelled(field.name, hintOf(field), control)),
  );
  if (tried.isPrivate && session() === null) {
    const own = make('input', { type: 'password', autocomplete: 'off', value: key });
    own.addEventListener('input', () => (key = own.value.trim()));
    form.append(labelled('API key', 'kept until you leave the page', own));
  }
  if (isChange) form.append(make('p', { class: 'warn' }, 'This changes data on this instance.'));
  form.append(make('p', {}, send), make('details', {}, make('summary', {}, 'As curl'), call), result);

  let isConfirmed = false;
  const restart = (): void => {
    isConfirmed = false;
    send.textContent = 'Send';
    call.textContent = shownCall(tried, controls);
  };
  restart();
  form.addEventListener('input', restart);
  form.addEventListener('submit', event => {
    event.preventDefault();
    if (isChange && !isConfirmed) {
      isConfirmed = true;
      send.textContent = 'Confirm and send';
      return;
    }
    restart();
    send.disabled = true;
    void sent(tried, controls)
      .then(parts => result.replaceChildren(...parts))
      .catch((error: unknown) => result.replaceChildren(make('p', { class: 'bad' }, String(error))))
      .finally(() => (send.disabled = false));
  });
  return form;
}

let fields = 0;

/** The name alone labels it; the hint describes it. */
function labelled(name: string, hint: string, control: Control): HTMLElement {
  const id = `docs-field-${String((fields += 1))}`;
  control.id = id;
  const parts: HTMLElement[] = [make('label', { for: id }, name), control];
  if (hint !== '') {
    control.setAttribute('aria-describedby', `${id}-hint`);
    parts.push(make('small', { id: `${id}-hint` }, hint));
  }
  return make('div', { class: 'field' }, ...parts);
}

function hintOf({ at, kind, isRequired, isNullable }: TriedField): string {
  return [
    isRequired ? 'required' : '',
    at === 'body' ? '' : at,
    kind === 'json' ? 'JSON' : '',
    isNullable && kind !== 'file' ? 'null clears it' : '',
  ]
    .filter(part => part !== '')
    .join(', ');
}

function controlOf({ kind, values, example, isRequired }: TriedField): Control {
  const shown =
    example === undefined ? '' : typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  if (kind === 'file') return make('input', { type: 'file' });
  const choices = values ?? (kind === 'boolean' ? ['true', 'false'] : null);
  if (choices && example !== null && (values === undefined || !String(shown).includes(','))) {
    const all = isRequired && shown !== '' ? choices : ['', ...choices];
    const select = make('select', {}, ...all.map(value => make('option', { value }, value)));
    select.value = shown;
    return select;
  }
  if (kind === 'json' || shown.length > 60) {
    const area = make('textarea', { rows: '4', spellcheck: 'false' });
    area.value = shown;
    return area;
  }
  return make('input', { value: shown, autocomplete: 'off', spellcheck: 'false' });
}

type Controls = readonly (readonly [TriedField, Control])[];

function at(controls: Controls, place: TriedField['at']): [TriedField, Control][] {
  return controls
    .filter(([field, { value }]) => field.at === place && value !== '')
    .map(([field, control]) => [field, control]);
}

function pathOf(tried: Tried, controls: Controls): string {
  const path = at(controls, 'path').reduce(
    (text, [{ name }, { value }]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    tried.path,
  );
  const query = at(controls, 'query').map(([{ name }, { value }]) => `${name}=${encodeURIComponent(value)}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

function headersOf(controls: Controls): Record<string, string> {
  return Object.fromEntries(at(controls, 'header').map(([{ name }, { value }]) => [name, value]));
}

/** Throws if a field is not the JSON that it has to be. */
function valueOf({ name, kind, isNullable }: TriedField, { value }: Control): unknown {
  if (isNullable && value === 'null') return null;
  if (kind === 'text') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    throw new Error(`${name} is not valid ${kind === 'json' ? 'JSON' : kind}`);
  }
}

function shownCall(tried: Tried, controls: Controls): string {
  try {
    const path = pathOf(tried, controls);
    const shown = { method: tried.method, path, headers: headersOf(controls), isPrivate: tried.isPrivate };
    return curl({ ...shown, body: shownBody(tried, controls), answer: 'json' });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function shownBody(tried: Tried, controls: Controls): Body | null {
  const own = at(controls, 'body');
  if (tried.body === null) return null;
  if (tried.body === 'json')
    return {
      kind: 'json',
      value: Object.fromEntries(own.map(([field, control]) => [field.name, valueOf(field, control)])),
    };
  const texts = own.map(([{ name }, { value }]) => [name, value] as const);
  if (tried.body === 'form') return { kind: 'form', fields: Object.fromEntries(texts) };
  const parts = own.map(([{ name, kind }, { value }]): [string, Part] => [
    name,
    kind === 'file' ? { file: value.split(/[\\/]/).at(-1) ?? '' } : { text: value },
  ]);
  return { kind: 'parts', parts: Object.fromEntries(parts) };
}

function sentBody(tried: Tried, controls: Controls): BodyInit | null {
  const body = shownBody(tried, controls);
  if (body === null) return null;
  if (body.kind === 'json') return JSON.stringify(body.value);
  if (body.kind === 'form') return new URLSearchParams(body.fields);
  const form = new FormData();
  for (const [{ name }, control] of at(controls, 'body')) {
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
    form.append(name, file ?? control.value);
  }
  return form;
}

async function sent(tried: Tried, controls: Controls): Promise<HTMLElement[]> {
  const body = sentBody(tried, controls);
  const credential = session() ?? key;
  const headers = {
    Accept: 'application/json, */*;q=0.5',
    ...headersOf(controls),
    ...(tried.isPrivate && credential !== '' ? { Authorization: `Bearer ${credential}` } : {}),
    ...(tried.body === 'json' ? { 'Content-Type': 'application/json' } : {}),
  };
  const begun = performance.now();
  // Without cookies: what a form sets must not replace the session of the console.
  const response = await fetch(pathOf(tried, controls), {
    method: tried.method,
    headers,
    body,
    credentials: 'omit',
    redirect: 'manual',
  });
  const text = await response.text();
  return shownResponse(tried, response, text, performance.now() - begun);
}

function shownResponse(tried: Tried, response: Response, text: string, ms: number): HTMLElement[] {
  const { status, statusText, headers, ok } = response;
  const type = headers.get('Content-Type') ?? '';
  const isJson = /\bjson\b/.test(type);
  const value: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
  const shown = isJson ? JSON.stringify(value, null, 2) : text;
  const cut = shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown;
  const parts: HTMLElement[] = [
    make(
      'p',
      {},
      make('b', { class: ok ? 'good' : 'bad' }, `${String(status)} ${statusText}`.trim()),
      ` in ${String(Math.round(ms))} ms`,
    ),
    make(
      'details',
      {},
      make('summary', {}, 'Headers'),
      make('pre', { tabindex: '0' }, [...headers].map(([name, one]) => `${name}: ${one}`).join('\n')),
    ),
    make('details', { open: '' }, make('summary', {}, 'Body'), make('pre', { tabindex: '0' }, cut)),
  ];
  const differs =
    status in tried.responses
      ? isJson
        ? deviations(value, tried.responses[String(status)], tried.schemas)
        : []
      : status === 0
        ? []
        : [`the contract has no response ${String(status)}`];
  if (differs.length > 0)
    parts.push(
      make('p', { class: 'bad' }, 'It differs from the contract:'),
      make('ul', {}, ...differs.map(one => make('li', {}, one))),
    );
  return parts;
}
