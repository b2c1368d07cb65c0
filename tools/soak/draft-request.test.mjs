import { draftRequest } from './draft-request.mjs';
import { Random } from './random.mjs';

/** @type {import('./operations.mjs').Operation} */
const READ = {
  id: 'access.userList',
  method: 'GET',
  path: '/api/sysUser/pageList',
  services: ['access'],
  isPublic: false,
  inPath: [],
  query: { properties: { page: { type: 'integer' }, sort: { type: 'string' } }, required: [] },
  body: null,
};
/** @type {import('./operations.mjs').Operation} */
const WRITE = {
  ...READ,
  id: 'access.addUser',
  method: 'POST',
  path: '/api/sysUser/insert/{id}',
  inPath: ['id'],
  query: null,
  body: { type: 'object', properties: { username: { type: 'string' } }, required: ['username'] },
};
/** @type {import('./operations.mjs').Operation} */
const UNDO = {
  ...WRITE,
  id: 'data.submitUndo',
  path: '/api/dataImport/undo',
  inPath: [],
  body: { type: 'object', properties: { runId: { type: 'integer' } }, required: ['runId'] },
};

const drafts = (/** @type {import('./operations.mjs').Operation} */ operation, count = 500) =>
  Array.from({ length: count }, (_, index) =>
    draftRequest(new Random(1, index), {
      operations: [operation],
      resolve: () => ({}),
      origin: 'http://localhost:8080',
    }),
  );

test('the same seed and index draft the same request', () => {
  expect(drafts(WRITE, 50)).toEqual(drafts(WRITE, 50));
});

test('every draft can be sent: its address has only visible characters', () => {
  for (const { path } of [...drafts(READ), ...drafts(WRITE)]) expect(path).toMatch(/^[\x21-\x7e]+$/);
});

test('good and hostile drafts are mixed, under every prefix', () => {
  const all = drafts(WRITE);
  const bodies = all.map(({ body }) => body?.toString() ?? '');
  expect(bodies.some((body) => /^\{"username":"\w+"\}$/.test(body))).toBe(true);
  for (const part of ['__proto__', 'ROLE_admin', '\\ud800', '[[[[', 'DROP TABLE'])
    expect(bodies.some((body) => body.includes(part))).toBe(true);
  for (const prefix of ['/api/', '/us/api/', '/svc/access/api/'])
    expect(all.some(({ path }) => path.startsWith(prefix))).toBe(true);
  expect(new Set(all.map(({ caller }) => caller)).size).toBe(6);
});

test('the demo data is never undone, in whatever spelling', () => {
  const asked = drafts(UNDO, 600).flatMap(({ body, headers }) => {
    try {
      return headers['content-type'] === 'application/json' ? [JSON.parse(body?.toString() ?? '').runId] : [];
    } catch {
      return [];
    }
  });
  expect(asked.length).toBeGreaterThan(300);
  expect(asked.filter((runId) => typeof runId !== 'object' && runId !== undefined && runId !== 1000)).toEqual(
    [],
  );
});
