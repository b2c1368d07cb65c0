export type Command = (args: readonly string[]) => Promise<void>;

/**
 * The command line of a service: `node dist/cli.js <command> [options]`. An unknown command lists the
 * commands; a failure prints its message and exits with 1.
 */
export async function runCli(name: string, commands: Readonly<Record<string, Command>>): Promise<void> {
  const [wanted = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, wanted) ? commands[wanted] : undefined;
  if (!command) {
    process.stderr.write(`usage: ${name} ${Object.keys(commands).join(' | ')}\n`);
    process.exitCode = 2;
    return;
  }
  try {
    await command(args);
  } catch (error) {
    process.stderr.write(`${name} ${wanted}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
