import { CsvFault } from './csv-fault.ts';
import { FACTOR_USAGE, factorCommand } from './factor-command.ts';
import { FileFault } from './file-fault.ts';
import { NAV_USAGE, navCommand } from './nav-command.ts';
import { RULE_USAGE, ruleCommand } from './rule-command.ts';
import { SIMULATE_USAGE, simulateCommand } from './simulate-command.ts';
import { UsageFault } from './usage-fault.ts';

/** What goes to each stream, whole lines, and how the process ends. */
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
 * The numeric core from the command line: wide files in, JSON out, no server. What the caller got wrong is told in
 * one line and leaves with 1; nothing at all gets the usage.
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

/** A file or an argument at fault rather than this program. */
function isTheCallers(error: unknown): error is Error {
  return [CsvFault, FileFault, UsageFault, RangeError].some((kind) => error instanceof kind);
}

/** What was typed, or stands in a file, may have line breaks of its own. */
function inOneLine(message: string): string {
  const lines = message.split(/[\r\n\u2028\u2029]/).map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}
