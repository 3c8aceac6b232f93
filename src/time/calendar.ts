/** The calendar day in a time zone. */

export interface Today {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Minutes east of UTC. */
  readonly utc_offset_minutes: number;
}

/** Offsets of time zones are whole minutes, so a day is computed once a minute. */
const MINUTE_MS = 60_000;

export class Calendar {
  readonly #format: Intl.DateTimeFormat;
  #minute = Number.NaN;
  #today: Today = { today: '', utc_offset_minutes: 0 };

  constructor(timeZone: string) {
    this.#format = new Intl.DateTimeFormat('en', {
      ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    });
  }

  at(now: Date): Today {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute !== this.#minute) [this.#minute, this.#today] = [minute, this.#compute(minute * MINUTE_MS)];
    return this.#today;
  }

  #compute(time: number): Today {
    const parts = new Map(this.#format.formatToParts(time).map(({ type, value }) => [type, value]));
    const part = (name: Intl.DateTimeFormatPartTypes): string => (parts.get(name) ?? '').padStart(2, '0');
    const today = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
    const local = Date.parse(`${today}T${part('hour')}:${part('minute')}:00Z`);
    return { today, utc_offset_minutes: (local - time) / MINUTE_MS };
  }
}

/** The time zone of the process. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whether it is an IANA name; an offset such as `+02:00` is not one. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
