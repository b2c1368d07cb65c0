import { resolve } from 'node:path';
import { Fault, runMain } from '../run/fault.mjs';
import { runCli } from './run-cli.mjs';
import { withData } from './with-data.mjs';

const PATH_OPTIONS = new Set(['--mapping', '--rejects']);
const USAGE =
  'usage: npm run import -- DIR [--mapping FILE] [--dry-run] [--source NAME] | --history [--json] | --undo';

/** `npm run import -- DIR …`, or what was imported (`--history`), or the last import undone (`--undo`). */
export function main() {
  return runMain(() => {
    const command = importerCommand(process.argv.slice(2));
    if (command === null) throw new Fault(USAGE);
    return withData('npm run import', (plan) => runCli(plan, 'market', command, { show: true }));
  });
}

/**
 * @param {readonly string[]} args
 * @param {string} [from] where the caller stands
 * @returns {string[] | null} the importer's own words; null when the arguments make no sense
 */
export function importerCommand(args, from) {
  const [first = '', ...rest] = args;
  if (first === '--history' && rest.every((word) => word === '--json')) return ['history', ...rest];
  if (first === '--undo' && rest.length === 0) return ['undo'];
  return first === '' || first.startsWith('--') ? null : ['import', ...withCallersPaths(args, from)];
}

/**
 * npm runs scripts in the repository: paths are meant from where the caller stands.
 * @param {readonly string[]} args
 * @param {string} [from]
 * @returns {string[]}
 */
export function withCallersPaths(args, from = process.env.INIT_CWD ?? process.cwd()) {
  return args.map((argument, index) => {
    const isPath = index === 0 ? !argument.startsWith('--') : PATH_OPTIONS.has(args[index - 1] ?? '');
    return isPath ? resolve(from, argument) : argument;
  });
}
