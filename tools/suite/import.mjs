import { resolve } from 'node:path';
import { Fault, runMain } from '../run/fault.mjs';
import { runCli } from './run-cli.mjs';
import { withData } from './with-data.mjs';

/** `npm run import -- DIR [--mapping FILE] [--dry-run] [--source NAME]` */
export function main() {
  return runMain(() => {
    const args = withCallersPaths(process.argv.slice(2));
    if (!args[0] || args[0].startsWith('--'))
      throw new Fault('usage: npm run import -- DIR [--mapping FILE] [--dry-run] [--source NAME]');
    return withData('npm run import', (plan) => runCli(plan, 'market', ['import', ...args], { show: true }));
  });
}

/**
 * npm runs scripts in the repository: paths are meant from where the caller stands.
 * @param {readonly string[]} args
 * @param {string} [from]
 * @returns {string[]}
 */
export function withCallersPaths(args, from = process.env.INIT_CWD ?? process.cwd()) {
  return args.map((argument, index) => {
    const isPath = index === 0 ? !argument.startsWith('--') : args[index - 1] === '--mapping';
    return isPath ? resolve(from, argument) : argument;
  });
}
