/** Statuses as shapes and priorities as bars, so that colour is never the only signal. */
import { PRIORITIES, STATUSES, type Priority, type Status } from '../words/en.ts';

export function StatusIcon({ status }: { readonly status: Status }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 16 16"
      role="img"
      aria-label={STATUSES[status]}
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
    >
      {shapeOf(status)}
    </svg>
  );
}

function shapeOf(status: Status) {
  const ring = <circle cx="8" cy="8" r="6" />;
  switch (status) {
    case 'backlog':
      return <circle cx="8" cy="8" r="6" stroke-dasharray="2 2.2" />;
    case 'todo':
      return ring;
    case 'active':
      return [ring, <path key="half" d="M8 4a4 4 0 0 1 0 8z" fill="currentColor" stroke="none" />];
    case 'done':
      return [
        <circle key="disc" cx="8" cy="8" r="7" fill="var(--good)" stroke="none" />,
        <path key="tick" d="m5 8 2 2 4-4" stroke="var(--raised)" />,
      ];
    case 'cancelled':
      return [ring, <path key="cross" d="m6 6 4 4m0-4-4 4" />];
  }
}

const HEIGHTS: Readonly<Record<Priority, number>> = { urgent: 4, high: 3, medium: 2, low: 1, none: 0 };

export function PriorityIcon({ priority }: { readonly priority: Priority }) {
  if (priority === 'none') return null;
  const height = HEIGHTS[priority];
  return (
    <svg
      class={`icon ${priority === 'urgent' ? 'bad' : 'quiet'}`}
      viewBox="0 0 16 16"
      role="img"
      aria-label={PRIORITIES[priority]}
      fill="currentColor"
    >
      {[1, 2, 3, 4].map(bar => (
        <rect
          key={bar}
          x={bar * 3.6 - 2.6}
          y={13 - bar * 2.6}
          width="2.4"
          height={bar * 2.6}
          opacity={bar <= height ? 1 : 0.25}
        />
      ))}
    </svg>
  );
}
