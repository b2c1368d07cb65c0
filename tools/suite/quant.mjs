import { join } from 'node:path';
import { passOverClosedPipe } from '../run/closed-pipe.mjs';
import { tryCommand } from '../run/command.mjs';
import { runMain } from '../run/fault.mjs';
import { ROOT } from '../run/paths.mjs';
import { buildProject, install, withWorkspaceLock } from '../workspace/build.mjs';

/**
 * `npm run -s quant -- factor|nav|rule …`: runs the numeric core on files, without a server; builds it first if
 * necessary.
 */
export function main() {
  passOverClosedPipe(process.stdout);
  return runMain(async () => {
    await install(() => undefined);
    await withWorkspaceLock(() => buildProject('libs/quant', () => undefined));
    const cli = join(ROOT, 'libs/quant/dist/cli.js');
    // npm runs scripts in the repository, but paths are relative to the caller's directory.
    const place = { cwd: process.env.INIT_CWD ?? process.cwd() };
    const { code, output, stdout } = await tryCommand(
      process.execPath,
      [cli, ...process.argv.slice(2)],
      place,
    );
    process.stdout.write(stdout);
    if (code !== 0) process.stderr.write(output);
    return code;
  });
}
