import { resolve } from 'node:path';
import { Fault, runMain } from '../run/fault.mjs';
import { runCli } from './run-cli.mjs';
import { withData } from './with-data.mjs';

const PATH_OPTIONS = new Set(['--mapping', '--rejects']);
const USAGE =
  'usage: npm run import -- DIR [--mapping FILE] [--dry-run] [--source NAME] | --history [--json] | --undo';

/** `npm run import -- DIR …` imports a folder; `--history` lists imports; `--undo` undoes the last one. */
export function main() {
  return runMain(() => {
    const command = importerCommand(process.argv.slice(2));
    if (command === null) throw new Fault(USAGE);
    return withData('npm run import', (plan) => runCli(plan, 'market', command, { show: true }));
  });
}

/**
 * @param {readonly string[]} args
 * @param {string} [from] the caller's working directory
 * @returns {string[] | null} the importer's own words; null when the arguments make no sense
 */
export function importerCommand(args, from) {
  const [first = '', ...rest] = args;
  if (first === '--history' && rest.every((word) => word === '--json')) return ['history', ...rest];
  if (first === '--undo' && rest.length === 0) return ['undo'];
  return first === '' || first.startsWith('--') ? null : ['import', ...withCallersPaths(args, from)];
}

/**
 * The arguments with paths made absolute: npm runs scripts in the repository, but paths are relative to the
 * caller's directory.
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
