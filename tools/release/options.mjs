import { parseArgs } from 'node:util';
import { MODULES } from '../publish/modules.mjs';

export const USAGE = `usage: npm run release -- MODULE [--canary PER CENT] [--users a,b] [--tenants a,b] [--no-activate]
       npm run release -- --activate MODULE VERSION [--canary PER CENT] [--users a,b] [--tenants a,b]
       npm run release -- --rollback MODULE
       npm run release -- --list [MODULE]
MODULE is one of ${MODULES.join(', ')}, or its folder, mfe-${MODULES[0]}`;

/**
 * The parsed command. `audience` are the arguments that name the users of a canary (a release for some users), in
 * the format of the gateway's command.
 * @typedef {(typeof MODULES)[number]} Module
 * @typedef {{ kind: 'release', module: Module, activate: boolean, audience: string[] }
 *   | { kind: 'activate', module: Module, version: string, audience: string[] }
 *   | { kind: 'rollback', module: Module } | { kind: 'list', module: Module | null }} ReleaseCommand
 * @param {readonly string[]} args
 * @returns {ReleaseCommand | null} null when the arguments do not fit together
 */
export function releaseCommand(args) {
  const given = parsed(args);
  if (given === null) return null;
  const { values, positionals } = given;
  const [name, version, ...more] = positionals;
  const module = moduleNamed(name);
  const audience = /** @type {const} */ (['canary', 'users', 'tenants']).flatMap((option) => {
    const value = values[option];
    return value === undefined ? [] : [`--${option}`, value];
  });
  const kinds = /** @type {const} */ (['activate', 'rollback', 'list']).filter((kind) => values[kind]);
  const kind = kinds[0] ?? 'release';
  const stays = values['no-activate'];
  if (kinds.length > 1 || more.length > 0 || (stays && (kind !== 'release' || audience.length > 0)))
    return null;
  if (kind === 'activate') return module && version ? { kind, module, version, audience } : null;
  if (version !== undefined) return null;
  if (kind === 'release') return module && { kind, module, activate: !stays, audience };
  if (audience.length > 0) return null;
  if (kind === 'rollback') return module && { kind, module };
  return name === undefined || module ? { kind, module } : null;
}

/** @param {readonly string[]} args */
function parsed(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  const flag = /** @type {const} */ ({ type: 'boolean', default: false });
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        canary: text,
        users: text,
        tenants: text,
        activate: flag,
        rollback: flag,
        list: flag,
        'no-activate': flag,
      },
    });
  } catch {
    return null;
  }
}

/** @param {string | undefined} name */
function moduleNamed(name) {
  return MODULES.find((module) => name === module || name === `mfe-${module}`) ?? null;
}
