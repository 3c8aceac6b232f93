/** The example of an operation in six languages. */
import { curl, type SampleRequest } from '../../portal/src/curl.ts';
import type { CommandTable } from '../contract/commands.ts';
import type { ShownOperation } from './document.ts';
import type { ExampleRequest } from './request.ts';
import { commandSample } from './samples/command.ts';
import { go } from './samples/go.ts';
import { java } from './samples/java.ts';
import { python } from './samples/python.ts';
import { typescript } from './samples/typescript.ts';

export interface Sample {
  readonly language: 'curl' | 'typescript' | 'python' | 'go' | 'java' | 'docket';
  readonly shown: string;
  readonly text: string;
}

export function samplesOf(
  operation: ShownOperation,
  request: ExampleRequest,
  commands: CommandTable,
): Sample[] {
  return [
    { language: 'curl', shown: 'curl', text: curl(request) },
    { language: 'typescript', shown: 'TypeScript', text: typescript(operation, request) },
    { language: 'python', shown: 'Python', text: python(request) },
    { language: 'go', shown: 'Go', text: go(request) },
    { language: 'java', shown: 'Java', text: java(request) },
    { language: 'docket', shown: 'docket', text: commandSample(operation, request, commands) },
  ];
}

/** Browsers and the reader's programs follow these themselves. */
export function curlAlone(request: SampleRequest): Sample[] {
  return [{ language: 'curl', shown: 'curl', text: curl(request) }];
}
