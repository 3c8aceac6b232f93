/** What we use of Dredd, which brings no types: its Node API, and the transactions that its hooks see. */
declare module 'dredd' {
  export interface Transaction {
    readonly name: string;
    /** How the reporters call it. */
    id: string;
    /** The path and query that are asked for. */
    fullPath: string;
    readonly origin: { readonly resourceName: string };
    readonly request: {
      readonly method: string;
      headers: Record<string, string>;
      body: string | Buffer;
    };
    readonly expected: {
      readonly statusCode: string;
      readonly headers: Readonly<Record<string, string>>;
    };
    /** What the server answered; absent until it did. */
    readonly real?: {
      readonly statusCode: number;
      readonly headers: Readonly<Record<string, string | string[]>>;
      readonly body?: string;
    };
    skip: boolean;
    /** The reason why it fails, whatever was answered. */
    fail?: string;
  }

  export interface Statistics {
    readonly tests: number;
    readonly passes: number;
    readonly failures: number;
    readonly errors: number;
    readonly skipped: number;
  }

  export default class Dredd {
    constructor(configuration: object);
    run(done: (error: Error | null, statistics: Statistics) => void): void;
  }
}
