/** Labelled inputs. */
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

interface FieldOf {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly hint?: string;
}

interface Input {
  readonly type?: 'text' | 'password' | 'email' | 'date' | 'number' | 'color';
  readonly autocomplete?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autofocus?: boolean;
}

export function Field({ label, value, onInput, hint, type = 'text', ...rest }: FieldOf & Input) {
  const id = useId();
  // The types know one shape for each kind of input.
  const kind: unknown = { type, ...rest };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        {...(kind as JSX.IntrinsicElements['input'])}
        id={id}
        value={value}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        onInput={event => onInput(event.currentTarget.value)}
      />
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}

interface Area {
  readonly rows?: number;
  readonly disabled?: boolean;
}

export function TextField({ label, value, onInput, hint: _, ...rest }: FieldOf & Area) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea id={id} value={value} onInput={event => onInput(event.currentTarget.value)} {...rest} />
    </div>
  );
}

interface ChoiceOf<Key extends string> {
  readonly label: string;
  readonly value: Key;
  readonly options: readonly (readonly [value: Key, name: string])[];
  readonly onPick: (value: Key) => void;
  readonly disabled?: boolean;
  readonly isBare?: boolean;
}

export function Choice<Key extends string>({
  label,
  value,
  options,
  onPick,
  disabled,
  isBare,
}: ChoiceOf<Key>) {
  const id = useId();
  const select = (
    <select
      id={id}
      disabled={disabled}
      value={value}
      onChange={event => onPick(event.currentTarget.value as Key)}
      {...(isBare === true ? { 'aria-label': label } : {})}
    >
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  );
  if (isBare === true) return select;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {select}
    </div>
  );
}

interface CheckOf {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
  readonly isSwitch?: boolean;
  readonly disabled?: boolean;
  readonly children?: ComponentChildren;
}

export function Check({ label, isChecked, onCheck, isSwitch, disabled, children }: CheckOf) {
  return (
    <label class="row">
      <input
        type="checkbox"
        {...(isSwitch === true ? { role: 'switch' } : {})}
        checked={isChecked}
        disabled={disabled}
        onChange={event => onCheck(event.currentTarget.checked)}
      />
      <span>{label}</span>
      {children}
    </label>
  );
}

/** Text that is copied with one click. */
export function Copied({ label, value }: { readonly label: string; readonly value: string }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="row">
        <input id={id} readOnly value={value} />
        <button type="button" onClick={() => void navigator.clipboard.writeText(value)}>
          Copy {label.toLowerCase()}
        </button>
      </div>
    </div>
  );
}
