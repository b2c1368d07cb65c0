import { runCommand } from '../run/command.mjs';
import { cliFile, serviceEnvironment } from './service-plan.mjs';

/**
 * Runs a command of a service, or of the market importer, to its end.
 * @param {import('./service-plan.mjs').SuitePlan} plan
 * @param {import('./service-plan.mjs').ServiceName | 'market'} name
 * @param {readonly string[]} args
 * @param {{ account?: string, interactive?: boolean, show?: boolean, shell?: string }} [options] `account`: the
 * database account, default its own; `shell`: the served shell, for the gateway
 */
export function runCli(plan, name, args, options = {}) {
  const account = options.account ?? (name === 'market' ? 'importer' : name);
  const own = serviceEnvironment(plan, name, {
    port: name === 'market' ? 0 : plan.ports[name],
    ...(options.shell ? { shell: options.shell } : {}),
  });
  return runCommand(process.execPath, [cliFile(name), ...args], {
    env: { ...own, DATABASE_URL: plan.databaseUrl(account) },
    show: options.show ?? false,
    ...(options.interactive ? { input: /** @type {const} */ ('inherit') } : {}),
  });
}
