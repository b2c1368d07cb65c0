import { spawn } from 'node:child_process';
import { once } from 'node:events';

const MODULE = new URL('closed-pipe.mjs', import.meta.url).href;

/** @param {string} prepare what the process does before it writes far more than fits into a pipe */
async function leftEarly(prepare) {
  const script = `const { passOverClosedPipe } = await import('${MODULE}');
    ${prepare}
    process.stdout.write('x'.repeat(10_000_000));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (said += chunk));
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [code] = await once(child, 'close');
  return { code, said };
}

test('a reader that closes the pipe early causes no error', async () => {
  expect(await leftEarly('passOverClosedPipe(process.stdout);')).toEqual({ code: 0, said: '' });
  const unprepared = await leftEarly('');
  expect(unprepared.code).not.toBe(0);
  expect(unprepared.said).toContain('EPIPE');
});
