import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { docComments } from './tools/lint/doc-comments.mjs';
import { flatObjects } from './tools/lint/flat-objects.mjs';
import { knownDocuments } from './tools/lint/known-documents.mjs';

/** Files that run in a browser. */
const FRONT = ['shell', 'mfe-*', 'libs/ui', 'libs/platform', 'libs/charts', 'libs/subject'].map(
  (place) => `${place}/src/**`,
);

const CLOCK_MESSAGE = 'Take now from the Clock: tests set it.';

const TRANSACTION_MESSAGE = 'Run it with `transact`: what the database sends back is run again there.';

/** A transaction that is not retried after a deadlock. */
const banTransaction = ['transaction', 'startTransaction'].map((name) => ({
  selector: `CallExpression[callee.property.name='${name}']`,
  message: TRANSACTION_MESSAGE,
}));

/** `Date.now()` and `new Date()` without an argument. */
const banNow = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: CLOCK_MESSAGE,
  },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: CLOCK_MESSAGE },
];

const ADDRESS_MESSAGE = 'Send the call by its entry, or by its address of @console/contract-*/addresses.';

/** The literal path of a call; the selector cannot contain a slash. */
const API_PATH = String.raw`/^\u002fapi\u002f/`;
const banPath = [`Literal[value=${API_PATH}]`, `TemplateElement[value.raw=${API_PATH}]`].map((selector) => ({
  selector,
  message: ADDRESS_MESSAGE,
}));

/** A table outside the libraries that draw tables. */
const banTable = [
  {
    selector: "JSXOpeningElement[name.name='table']",
    message: 'Draw it with SmallTable or GroupedTable of @console/ui, or with DataTable of @console/ui/data.',
  },
];

/** A button that saves, drawn by hand. */
const banSaveButton = [
  {
    selector: String.raw`JSXElement[openingElement.name.name='Button'] > JSXText[value=/^\s*保存\s*$/]`,
    message: 'Draw it with SaveButtons of @console/ui/edit: they stand and look the same everywhere.',
  },
];

/** What can never be removed from a page that the next visitor takes over. */
const banLasting = ['addInitScript', 'exposeBinding', 'exposeFunction'].map((name) => ({
  selector: `CallExpression[callee.property.name='${name}']`,
  message: 'It stays in the page, which the next visitor takes over.',
}));

const OWN_RULES = {
  'doc-comments': docComments,
  'flat-objects': flatObjects,
  'known-documents': knownDocuments,
};

export default tseslint.config(
  { ignores: ['**/dist/', '.data*/', '.nx/', 'coverage/'] },
  eslint.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { regexp, console: { rules: OWN_RULES } },
    languageOptions: { globals: globals.es2023 },
    rules: {
      'max-lines': ['error', { max: 400 }],
      'no-console': 'error',
      'console/flat-objects': 'error',
      'console/doc-comments': 'error',
      'console/known-documents': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-empty-function': 'error',
      // A regular expression takes time in proportion to its text, whatever the text: it may come from an attacker.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  {
    files: [
      'libs/*/src/**/*.ts',
      'libs/*/src/**/*.tsx',
      'libs/contract/*/src/**',
      'services/*/src/**',
      'shell/src/**',
      'mfe-*/src/**',
    ],
    ignores: ['**/*.test.ts', '**/*.test.tsx', 'libs/node-kit/src/clock/**', 'libs/platform/src/clock/**'],
    rules: { 'no-restricted-syntax': ['error', ...banNow, ...banTransaction] },
  },
  {
    files: ['libs/subject/src/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...banNow, ...banTransaction, ...banTable, ...banSaveButton] },
  },
  {
    files: ['libs/platform/src/**', 'shell/src/**', 'mfe-*/src/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'libs/platform/src/clock/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...banNow,
        ...banTransaction,
        ...banPath,
        ...banTable,
        ...banSaveButton,
      ],
    },
  },
  {
    files: ['libs/node-kit/src/clock/**', 'libs/platform/src/clock/**'],
    rules: { 'no-restricted-syntax': ['error', ...banTransaction] },
  },
  { files: ['libs/node-kit/src/database/transact.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    // AssemblyScript: the syntax of TypeScript, with conversions in angles and one kind of equality.
    files: ['libs/quant/kernel/*.ts'],
    rules: { '@typescript-eslint/consistent-type-assertions': 'off', eqeqeq: 'off' },
  },
  {
    // Nest reads constructor parameter types at run time: an import of a type must stay one of a value.
    files: ['services/**/*.ts', 'libs/node-kit/**/*.ts', 'libs/ecology/**/*.ts', 'libs/market/**/*.ts'],
    languageOptions: {
      globals: globals.node,
      parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true },
    },
  },
  {
    files: FRONT,
    ...jsxA11y.flatConfigs.recommended,
    languageOptions: { ...jsxA11y.flatConfigs.recommended.languageOptions, globals: globals.browser },
  },
  {
    files: FRONT,
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['tools/**', 'e2e/**', '**/*.mjs', '*.cjs', '**/rspack.config.ts'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off', '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs', 'e2e/**'],
    languageOptions: { globals: { ...globals.jest, ...globals.node } },
  },
  { files: ['e2e/**'], rules: { 'no-restricted-syntax': ['error', ...banLasting] } },
);
