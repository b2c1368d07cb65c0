import { join } from 'node:path';
import { passOverClosedPipe } from '../run/closed-pipe.mjs';
import { tryCommand } from '../run/command.mjs';
import { runMain } from '../run/fault.mjs';
import { ROOT } from '../run/paths.mjs';
import { buildProject, install, withWorkspaceLock } from '../workspace/build.mjs';

/** `npm run -s quant -- factor|nav|rule …`: the numeric core on files, built where it is not, without a server. */
export function main() {
  passOverClosedPipe(process.stdout);
  return runMain(async () => {
    await install(() => undefined);
    await withWorkspaceLock(() => buildProject('libs/quant', () => undefined));
    const cli = join(ROOT, 'libs/quant/dist/cli.js');
    // npm runs scripts in the repository: paths are meant from where the caller stands.
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
