import { CsvFault } from './csv-fault.ts';
import { FACTOR_USAGE, factorCommand } from './factor-command.ts';
import { FileFault } from './file-fault.ts';
import { NAV_USAGE, navCommand } from './nav-command.ts';
import { RULE_USAGE, ruleCommand } from './rule-command.ts';
import { SIMULATE_USAGE, simulateCommand } from './simulate-command.ts';
import { UsageFault } from './usage-fault.ts';

/** The whole lines for each stream, and the exit code of the process. */
export interface Outcome {
  readonly out: string;
  readonly error: string;
  readonly exitCode: number;
}

interface Command {
  readonly usage: string;
  /** Its answer: text that is written as it is, or what is written as JSON. */
  readonly run: (args: readonly string[]) => unknown;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  factor: { usage: FACTOR_USAGE, run: factorCommand },
  nav: { usage: NAV_USAGE, run: navCommand },
  rule: { usage: RULE_USAGE, run: ruleCommand },
  simulate: { usage: SIMULATE_USAGE, run: simulateCommand },
};

const USAGE = `usage:\n${Object.values(COMMANDS)
  .map(({ usage }) => `  ${usage}\n`)
  .join('')}`;

/**
 * The numeric core from the command line: wide files in, JSON out, no server. A mistake of the caller is
 * printed in one line with exit code 1; without arguments the usage is printed.
 */
export function runQuant(args: readonly string[]): Outcome {
  const [name, ...rest] = args;
  if (name === undefined) return { out: '', error: USAGE, exitCode: 1 };
  if (asksForHelp(name)) return { out: USAGE, error: '', exitCode: 0 };
  try {
    return { out: answerTo(name, rest), error: '', exitCode: 0 };
  } catch (error) {
    if (!isTheCallers(error)) throw error;
    return { out: '', error: `${inOneLine(error.message)}\n`, exitCode: 1 };
  }
}

function answerTo(name: string, args: readonly string[]): string {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new UsageFault(`no command "${name}": quant takes ${Object.keys(COMMANDS).join(', ')} or --help`);
  if (args.some(asksForHelp)) return `${command.usage}\n`;
  const answer = command.run(args);
  return typeof answer === 'string' ? answer : `${JSON.stringify(answer)}\n`;
}

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h';

/** Whether an error is a fault of a file or an argument rather than of this program. */
function isTheCallers(error: unknown): error is Error {
  return [CsvFault, FileFault, UsageFault, RangeError].some((kind) => error instanceof kind);
}

/** The message in one line: typed texts and texts from files may contain line breaks. */
function inOneLine(message: string): string {
  const lines = message.split(/[\r\n\u2028\u2029]/).map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}
