import process from 'node:process';
import { CsvFault } from './csv-fault.ts';
import { FACTOR_USAGE, factorCommand } from './factor-command.ts';
import { NAV_USAGE, navCommand } from './nav-command.ts';
import { RULE_USAGE, ruleCommand } from './rule-command.ts';
import { UsageFault } from './usage-fault.ts';

/** The numeric core from the command line: wide files in, JSON out, no server. */
const COMMANDS: Readonly<Record<string, (args: readonly string[]) => unknown>> = {
  factor: factorCommand,
  nav: navCommand,
  rule: ruleCommand,
};

try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new UsageFault(`usage:\n  ${[FACTOR_USAGE, NAV_USAGE, RULE_USAGE].join('\n  ')}`);
  process.stdout.write(`${JSON.stringify(command(args))}\n`);
} catch (error) {
  if (!isTheCallers(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** A file or an argument at fault rather than this program: one line says it all. */
function isTheCallers(error: unknown): error is Error {
  if (error instanceof CsvFault || error instanceof UsageFault || error instanceof RangeError) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('ERR_PARSE_ARGS') || ['ENOENT', 'EACCES', 'EISDIR'].includes(code);
}
