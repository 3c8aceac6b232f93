/** What the server counts and measures for Prometheus. A server without metrics measures nothing. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type * as Prometheus from 'prom-client';

export interface Metrics {
  request(observed: ObservedRequest): void;
  query(kind: string, milliseconds: number): void;
  /** The text that Prometheus reads. */
  text(): Promise<string>;
  readonly contentType: string;
}

export interface ObservedRequest {
  readonly method: string;
  /** The template of the path; null if nothing has it. */
  readonly route: string | null;
  /** Null if the client left before there was a response. */
  readonly status: number | null;
  readonly ms: number;
}

/** A value that is looked up when it is read. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  /** Null while it is not known. */
  readonly value: () => number | null | Promise<number | null>;
  readonly isCounter?: boolean;
}

/** From a millisecond to ten seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Methods that are not HTTP's share one name, so that no client can make a series. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export async function openMetrics(
  build: Readonly<Record<string, string>>,
  gauges: readonly Gauge[],
): Promise<Metrics> {
  // In a bundle, such a module has nothing but its default export.
  const { Registry, Counter, Histogram, Gauge: PlainGauge } = (await import('prom-client')).default;
  const registry = new Registry();
  const registers = [registry];
  const seen = new Seen();
  new Counter({
    name: 'docket_http_requests_total',
    help: 'Responses, by method, route and status; the status is 499 if the client left before.',
    labelNames: ['method', 'route', 'status'],
    registers,
    collect() {
      this.reset();
      for (const { method, route, status, count } of seen.all()) this.inc({ method, route, status }, count);
    },
  });
  new Counter({
    name: 'docket_http_request_seconds_total',
    help: 'The time that requests took, by method and route.',
    labelNames: ['method', 'route'],
    registers,
    collect() {
      this.reset();
      for (const { method, route, ms } of seen.all()) this.inc({ method, route }, ms / 1000);
    },
  });
  const durations = new Histogram({
    name: 'docket_http_request_duration_seconds',
    help: 'How long requests took, by method.',
    labelNames: ['method'],
    buckets: BUCKETS,
    registers,
  });
  const queries = new Histogram({
    name: 'docket_database_query_duration_seconds',
    help: 'How long statements of the database took, by the kind of their connection.',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  });
  new PlainGauge({
    name: 'docket_build_info',
    help: 'Always 1; the labels say what is running.',
    labelNames: Object.keys(build),
    registers,
  }).set(build, 1);
  for (const gauge of [...gauges, ...ofProcess()]) register({ PlainGauge, Counter }, registers, gauge);
  return {
    request: ({ method, route, status, ms }) => {
      const named = METHODS.has(method) ? method : 'other';
      seen.add(named, route ?? 'unmatched', status ?? 499, ms);
      durations.observe({ method: named }, ms / 1000);
    },
    query: (kind, ms) => queries.observe({ kind }, ms / 1000),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

interface Tally {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  count: number;
  ms: number;
}

/** Counts in a fifteenth of the time that the library takes, which would be two percent of a short call. */
class Seen {
  readonly #tallies = new Map<string, Tally>();

  add(method: string, route: string, status: number, ms: number): void {
    const key = `${method} ${route} ${String(status)}`;
    let tally = this.#tallies.get(key);
    if (!tally) this.#tallies.set(key, (tally = { method, route, status, count: 0, ms: 0 }));
    tally.count += 1;
    tally.ms += ms;
  }

  all(): Iterable<Tally> {
    return this.#tallies.values();
  }
}

type Kinds = { readonly PlainGauge: typeof Prometheus.Gauge; readonly Counter: typeof Prometheus.Counter };

function register(
  { PlainGauge, Counter }: Kinds,
  registers: Prometheus.Registry[],
  { name, help, value, isCounter = false }: Gauge,
): void {
  if (isCounter) {
    new Counter({
      name,
      help,
      registers,
      async collect() {
        this.reset();
        this.inc((await value()) ?? 0);
      },
    });
    return;
  }
  new PlainGauge({
    name,
    help,
    registers,
    async collect() {
      const now = await value();
      if (now === null) this.remove();
      else this.set(now);
    },
  });
}

function ofProcess(): Gauge[] {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const began = Date.now() / 1000 - process.uptime();
  return [
    {
      name: 'docket_event_loop_delay_seconds',
      help: 'The longest delay of the event loop since the last scrape.',
      value: () => {
        const longest = delay.max / 1e9;
        delay.reset();
        return longest;
      },
    },
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time of the server.',
      isCounter: true,
      value: () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1e6;
      },
    },
    {
      name: 'process_resident_memory_bytes',
      help: 'Memory of the server.',
      value: () => process.memoryUsage.rss(),
    },
    {
      name: 'process_start_time_seconds',
      help: 'When the server started, in seconds since 1970.',
      value: () => began,
    },
  ];
}
