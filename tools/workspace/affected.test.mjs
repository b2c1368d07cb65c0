import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../run/paths.mjs';

const run = promisify(execFile);

/** The applications that a change to `file` rebuilds, by Nx's graph. @param {string} file */
async function built(file) {
  const { stdout } = await run(
    process.execPath,
    ['node_modules/.bin/nx', 'show', 'projects', '--affected', '--files', file, '--withTarget', 'build'],
    { cwd: ROOT, env: { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' } },
  );
  return stdout.split('\n').filter(Boolean).sort();
}

// The pool of an industry is chosen among companies: the industry module uses the address of a call of the company
// contract; answers are about everything that the console shows.
test('a new column of the company contract rebuilds the modules that send its calls, its service, that of answers and the gateway’s table', async () => {
  expect(await built('libs/contract/company/src/list.ts')).toEqual([
    '@console/mfe-company',
    '@console/mfe-industry',
    '@console/service-ai',
    '@console/service-company',
    '@console/service-gateway',
  ]);
}, 60_000);

test('a change inside a module rebuilds that module alone', async () => {
  expect(await built('mfe-invest/src/routes.tsx')).toEqual(['@console/mfe-invest']);
}, 60_000);
