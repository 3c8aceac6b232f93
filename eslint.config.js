/** What the linter holds the code to, beyond what the compiler sees. */

import { relative } from 'node:path';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const emptyNames = /(^|[-._/])(utils?|helpers?|managers?|services?|data|infos?)([-._/]|$)/i;

/** A file named after nothing in the domain collects what belongs elsewhere. */
const fileName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { empty: '`{{name}}` says nothing: name its one subject.' },
  },
  create: context => ({
    Program(node) {
      const name = relative(context.cwd, context.filename);
      const words = name.replace(/([a-z])([A-Z])/g, '$1-$2');
      if (emptyNames.test(words)) context.report({ node, messageId: 'empty', data: { name } });
    },
  }),
};

/** A rule is switched off with a reason (`-- because …`), so that the next reader can judge it. */
const reasonForDisabling = {
  meta: { type: 'problem', schema: [], messages: { missing: 'Say why: `eslint-disable… rule -- reason`.' } },
  create: context => ({
    Program() {
      const silent = context.sourceCode
        .getAllComments()
        .filter(({ value }) => /^\s*eslint-disable/.test(value) && !/\s--\s+\S/.test(value));
      for (const { loc } of silent) context.report({ loc, messageId: 'missing' });
    },
  }),
};

const house = { rules: { 'file-name': fileName, 'reason-for-disabling': reasonForDisabling } };

const everywhere = {
  'house/file-name': 'error',
  'house/reason-for-disabling': 'error',
  'array-callback-return': 'error',
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-cond-assign': 'error',
  'no-constant-binary-expression': 'error',
  'no-control-regex': 'error',
  'no-empty': 'error',
  'no-promise-executor-return': 'error',
  'no-self-assign': 'error',
  'no-self-compare': 'error',
  'no-template-curly-in-string': 'error',
  'no-unreachable-loop': 'error',
  'no-unsafe-finally': 'error',
  'no-unused-private-class-members': 'error',
  'no-useless-backreference': 'error',
  'no-useless-escape': 'error',
  'no-warning-comments': ['error', { terms: ['fixme', 'todo:', 'xxx', 'hack'], location: 'start' }],
};

const typed = {
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/consistent-type-exports': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/consistent-type-assertions': [
    'error',
    { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
  ],
  '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
  '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
  ],
  // The runner of node:test awaits what these return.
  '@typescript-eslint/no-floating-promises': [
    'error',
    {
      allowForKnownSafeCalls: [
        { from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite'] },
      ],
    },
  ],
  '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, caughtErrors: 'all' }],
  // An async function without an await still turns a throw into the rejection that its callers expect.
  '@typescript-eslint/require-await': 'off',
};

export default defineConfig(
  // `scripts/generators/day/` is compiled beside the clients that it uses, which are not in git.
  {
    ignores: [
      ...['dist/', 'data/', '.cache/', 'src/generated/', 'clients/*/dist/', 'clients/*/src/generated/'],
      'scripts/generators/day/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' }, plugins: { house }, rules: everywhere },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: typed,
  },
  {
    files: ['src/**/*.ts', 'scripts/**/*.ts', 'clients/**/*.ts'],
    rules: {
      'max-lines-per-function': ['warn', { max: 40, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // The log is pino's; only what talks to a person at a terminal prints.
    files: ['src/**/*.ts'],
    ignores: ['src/main.ts', 'src/main/**', 'src/cli/**'],
    rules: { 'no-console': 'error' },
  },
  {
    // In the bundle, a file is not next to its source.
    files: ['src/**/*.ts'],
    ignores: ['src/program/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'MetaProperty[meta.name="import"]', message: 'Use `ownFile` or `ownProgram`.' },
      ],
    },
  },
  {
    // The domain runs inside the writing transaction; the layer rules cannot see what needs no import.
    files: ['src/records/**/*.ts', 'src/tracker/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', 'fetch', 'WebSocket', 'setTimeout', 'setInterval'] },
  },
  {
    // Text never becomes HTML or code, and everything is read through the client.
    files: ['console/src/**/*.{ts,tsx}'],
    rules: {
      'no-eval': 'error',
      'no-restricted-globals': ['error', 'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
      'no-restricted-imports': ['error', { patterns: ['**/../src/**'] }],
      'no-restricted-syntax': [
        'error',
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'dangerouslySetInnerHTML', 'write'].map(name => ({
          selector: `:matches(MemberExpression[property.name="${name}"], JSXAttribute[name.name="${name}"])`,
          message: 'Text never becomes HTML.',
        })),
        {
          selector: 'JSXAttribute[name.name="style"] > Literal',
          message: 'The policy forbids inline styles: give an object.',
        },
      ],
    },
  },
  {
    // A test that is left out, or that leaves out all others, passes unseen.
    files: ['test/**/*.ts', 'contract-tests/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['test', 'it', 'describe', 'suite'].flatMap(object =>
          ['only', 'skip', 'todo'].map(property => ({ object, property })),
        ),
      ],
    },
  },
);
