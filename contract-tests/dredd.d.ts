/** Types for the used part of Dredd, which brings none: its Node API, and the transactions of its hooks. */
declare module 'dredd' {
  export interface Transaction {
    readonly name: string;
    /** The name that reporters show. */
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
    /** The response of the server; absent until it arrives. */
    readonly real?: {
      readonly statusCode: number;
      readonly headers: Readonly<Record<string, string | string[]>>;
      readonly body?: string;
      readonly bodyEncoding?: 'utf-8' | 'base64';
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
