import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../run/paths.mjs';

const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');
const OPTIONS = ['--format=json', '--ignore-pattern=node_modules'];
const SERVICE = 'services/company/src/a.ts';
const PAGE = 'mfe-company/src/a.tsx';

/** Code that a rule forbids in a file, or allows there; each in a file of its own. */
const CASES = [
  ...of('console(flat-objects)', SERVICE, {
    allowed: ['f({ ...a, b });', 'f({ ...(c ? { a } : {}) });', 'f([...[1, 2]]);', 'f({ ...g({ a }) });'],
    forbidden: ['f({ ...{ a, b: 1 }, c });', 'f({ c, ...{ a, } });'],
  }),
  ...of('console(doc-comments)', SERVICE, {
    allowed: [
      '/** What it is of. */\nf(1);',
      '/* Of a kind. */\nf(1);',
      '// Of a kind.\nf(1);',
      '/** Offers. */',
    ],
    forbidden: ['/** Of a kind. */\nf(1);', '/**\n * Of a kind.\n */\nf(1);'],
  }),
  ...of('console(known-documents)', SERVICE, {
    allowed: [
      '/** The formula: docs/quant.md, and README.md. */',
      '/** Document 1 §9, documents 3 §2, document 2, section 8; 3§7. */',
      '/** What document 1 says. */',
    ],
    forbidden: ['/** As `nothing-of-the-kind.md` says. */', '// Document 1 §10.', '/** 2§70 */'],
  }),
  ...of('console(no-now)', SERVICE, {
    allowed: ['f(new Date(0));', 'f(clock.now());', 'f(Date.parse(day));'],
    forbidden: ['f(Date.now());', 'f(new Date());'],
  }),
  ...of('console(no-now)', 'services/company/src/a.test.ts', { allowed: ['f(Date.now());'] }),
  ...of('console(no-now)', 'libs/contract/core/src/a.ts', { forbidden: ['f(Date.now());'] }),
  ...of('console(no-now)', 'libs/node-kit/src/clock/a.ts', { allowed: ['f(Date.now());'] }),
  ...of('console(no-transaction)', SERVICE, {
    allowed: ['transact(database, work);'],
    forbidden: ['manager.transaction(work);', 'runner.startTransaction();'],
  }),
  ...of('console(no-transaction)', 'libs/node-kit/src/database/transact.ts', {
    allowed: ['runner.startTransaction();'],
  }),
  ...of('console(no-api-path)', PAGE, {
    allowed: ["send('/company/1');", 'send(`/${page}/api`);'],
    forbidden: ["send('/api/company/list');", 'send(`/api/company/${id}`);'],
  }),
  ...of('console(no-api-path)', SERVICE, { allowed: ["f('/api/company/list');"] }),
  ...of('console(no-api-path)', 'mfe-company/src/testing/a.ts', { allowed: ["f('/api/company/list');"] }),
  ...of('console(no-table)', PAGE, {
    allowed: ['f(<SmallTable />);'],
    forbidden: ['f(<table><tbody /></table>);'],
  }),
  ...of('console(no-table)', 'libs/ui/src/a.tsx', { allowed: ['f(<table><tbody /></table>);'] }),
  ...of('console(no-save-button)', PAGE, {
    allowed: ['f(<Button>另存为</Button>);', 'f(<SaveButtons />);', 'f(<b>保存</b>);'],
    forbidden: ['f(<Button onClick={save}>\n  保存\n</Button>);'],
  }),
  ...of('console(no-lasting)', 'e2e/a.ts', {
    allowed: ['page.evaluate(work);'],
    forbidden: ['page.addInitScript(work);', 'page.exposeBinding(work);', 'page.exposeFunction(work);'],
  }),
  ...of('typescript(consistent-type-imports)', PAGE, {
    allowed: ["import { type A } from 'a';\nlet a: A | undefined;\nf(a);"],
    forbidden: ["import { A } from 'a';\nlet a: A | undefined;\nf(a);"],
  }),
  // Nest reads the types of constructor parameters.
  ...of('typescript(consistent-type-imports)', SERVICE, {
    allowed: ["import { A } from 'a';\nlet a: A | undefined;\nf(a);"],
  }),
  ...of('typescript(no-explicit-any)', SERVICE, { forbidden: ['let a: any;\nf(a);'] }),
  ...of('typescript(explicit-module-boundary-types)', SERVICE, {
    allowed: ['export const a = (): number => 1;'],
    forbidden: ['export const a = () => f(1);'],
  }),
  ...of('eslint(no-unused-vars)', SERVICE, { forbidden: ['const a = 1;'] }),
  ...of('eslint(eqeqeq)', SERVICE, { forbidden: ['f(a == b);'] }),
  ...of('eslint(no-console)', SERVICE, { forbidden: ['console.log(1);'] }),
  ...of('eslint(no-console)', 'tools/a.mjs', { allowed: ['console.log(1);'] }),
  ...of('eslint(max-lines)', SERVICE, { forbidden: ['f(1);\n'.repeat(401)] }),
  ...of('regexp(no-super-linear-backtracking)', SERVICE, { forbidden: ['f(/^(?:a+)+$/);'] }),
  ...of('regexp(no-super-linear-move)', SERVICE, { forbidden: ['f(/\\s+$/);'] }),
  ...of('react-hooks(rules-of-hooks)', PAGE, {
    forbidden: ['export function A(): null {\n  if (f()) useState(0);\n  return null;\n}'],
  }),
  ...of('react-hooks(exhaustive-deps)', PAGE, {
    forbidden: [
      'export function A({ a }: P): null {\n  useEffect(() => {\n    f(a);\n  }, []);\n  return null;\n}',
    ],
  }),
  ...of('jsx-a11y(alt-text)', PAGE, { forbidden: ['f(<img src="a.png" />);'] }),
  ...of('jsx-a11y(no-noninteractive-element-interactions)', PAGE, {
    allowed: ['f(<iframe title="a" onLoad={f} />);', 'f(<li onDragStart={f} />);'],
    forbidden: ['f(<li onClick={f} onKeyDown={f} />);'],
  }),
].map((each, at) => ({ ...each, file: numbered(each.file, at) }));

/** @type {string} */
let root;
/** @type {ReadonlyMap<string, readonly string[]>} the rules that each file breaks */
let broken = new Map();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lint-'));
  await cp(join(ROOT, '.oxlintrc.json'), join(root, '.oxlintrc.json'));
  await mkdir(join(root, 'tools'));
  for (const place of ['tools/lint', 'node_modules']) await symlink(join(ROOT, place), join(root, place));
  await Promise.all(CASES.map(({ file, code }) => write(file, code)));
  broken = await lint();
});
afterAll(() => rm(root, { recursive: true }));

test.each(CASES.map((each) => ({ ...each, text: each.code.replace(/\s+/g, ' ').slice(0, 70) })))(
  '$rule in $file: $text',
  ({ rule, file, isForbidden }) => {
    const faults = broken.get(file) ?? [];
    // What cannot be parsed is a fault without a rule.
    expect(faults).not.toContain(undefined);
    expect(faults.includes(rule)).toBe(isForbidden);
  },
);

test('properties of a spread object are put where they are', async () => {
  await write('services/fixed.ts', 'f({ ...{ a, b: 1 }, c });\nf({ c, ...{ a, } });\n');
  await lint('--fix', 'services/fixed.ts');
  expect(await readFile(join(root, 'services/fixed.ts'), 'utf8')).toBe('f({ a, b: 1, c });\nf({ c, a });\n');
});

test('a directive without effect is a fault', async () => {
  await write('services/unused.ts', '// oxlint-disable-next-line eqeqeq\nf(1);\n');
  expect([...(await lint('services/unused.ts'))]).toEqual([['services/unused.ts', [undefined]]]);
});

/**
 * @param {string} rule
 * @param {string} file
 * @param {{ allowed?: readonly string[], forbidden?: readonly string[] }} code
 */
function of(rule, file, { allowed = [], forbidden = [] }) {
  return [
    ...allowed.map((code) => ({ rule, file, code, isForbidden: false })),
    ...forbidden.map((code) => ({ rule, file, code, isForbidden: true })),
  ];
}

/** A file of its own for each case; `transact.ts` is allowed by its name. @param {string} file @param {number} at */
function numbered(file, at) {
  return file.endsWith('/transact.ts') ? file : file.replace('/a.', `/a${at}.`);
}

/** @param {string} file @param {string} code */
async function write(file, code) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), code);
}

/**
 * @param {...string} args
 * @returns {Promise<Map<string, string[]>>}
 */
async function lint(...args) {
  const ran = promisify(execFile)(process.execPath, [OXLINT, ...OPTIONS, ...args], { cwd: root });
  // It exits with 1 when it finds faults.
  const { stdout } = await ran.catch((error) => error);
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const { filename, code } of JSON.parse(stdout).diagnostics)
    found.set(filename, [...(found.get(filename) ?? []), code]);
  return found;
}
