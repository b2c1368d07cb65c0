import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../run/paths.mjs';

const run = promisify(execFile);

/** The applications that a change to `file` builds anew, as Nx's graph has it. @param {string} file */
async function built(file) {
  const { stdout } = await run(
    process.execPath,
    ['node_modules/.bin/nx', 'show', 'projects', '--affected', '--files', file, '--withTarget', 'build'],
    { cwd: ROOT, env: { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' } },
  );
  return stdout.split('\n').filter(Boolean).sort();
}

// The industry’s pool is chosen among companies: its module sends a call of theirs, by its address.
test('a new column of the company contract builds who sends its calls, its service and the gateway’s table', async () => {
  expect(await built('libs/contract/company/src/list.ts')).toEqual([
    '@console/mfe-company',
    '@console/mfe-industry',
    '@console/service-company',
    '@console/service-gateway',
  ]);
}, 60_000);

test('a change inside a module builds that module alone', async () => {
  expect(await built('mfe-invest/src/routes.tsx')).toEqual(['@console/mfe-invest']);
}, 60_000);
