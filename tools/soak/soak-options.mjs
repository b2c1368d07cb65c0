import { parseArgs } from 'node:util';
import { Fault } from '../run/fault.mjs';
import { FAMILIES } from './siege/families.mjs';

/** The family of requests drafted from the contract, beside the families of the siege. */
export const REQUESTS = 'requests';
const ALL_FAMILIES = [...Object.keys(FAMILIES), REQUESTS];
const USAGE = `usage: npm run soak -- fuzz [--family ${ALL_FAMILIES.join('|')}]… [--case TEXT] [--requests N] [--seed N] [--only INDEX]
       npm run soak -- ask
       npm run soak -- rebalance [--days N] [--seed N] [--minutes N]   (365 days, within 30 minutes)`;

/**
 * The options of a run: the `families` to run, of their cases those whose name has `caseText`, and the number of
 * requests, their seed, or only one of them.
 * @typedef {{ families: readonly string[], caseText: string, seed: number, requests: number, only: number | null }} SoakOptions
 * @param {readonly string[]} args
 * @returns {SoakOptions}
 */
export function readSoakOptions(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      family: { type: 'string', multiple: true },
      case: { type: 'string' },
      seed: { type: 'string' },
      requests: { type: 'string' },
      only: { type: 'string' },
    },
  });
  if (positionals.length !== 1 || positionals[0] !== 'fuzz') throw new Fault(USAGE);
  const only = whole(values.only);
  const families = values.family ?? (only === null ? ALL_FAMILIES : [REQUESTS]);
  const unknown = families.filter((name) => !ALL_FAMILIES.includes(name));
  if (unknown.length > 0) throw new Fault(`${unknown.join(', ')}: no such family\n${USAGE}`);
  return {
    families,
    caseText: values.case ?? '',
    seed: whole(values.seed) ?? Math.floor(Math.random() * 1e9),
    requests: whole(values.requests) ?? 50_000,
    only,
  };
}

const YEAR_DAYS = 365;
const MINUTES = 30;

/**
 * The options of a run of rebalancing; null where the first word names another soak.
 * @param {readonly string[]} args
 * @returns {import('./rebalance/run-rebalance.mjs').RebalanceOptions | null}
 */
export function readRebalanceOptions(args) {
  if (args[0] !== 'rebalance') return null;
  const number = { type: /** @type {const} */ ('string') };
  const { values, positionals } = parseArgs({
    args: args.slice(1),
    allowPositionals: true,
    options: { days: number, seed: number, minutes: number },
  });
  const [days, minutes] = [whole(values.days) ?? YEAR_DAYS, whole(values.minutes) ?? MINUTES];
  if (positionals.length > 0 || days < 1 || days > YEAR_DAYS || minutes < 1) throw new Fault(USAGE);
  return { days, minutes, seed: whole(values.seed) ?? Math.floor(Math.random() * 1e9) };
}

/** @param {string | undefined} text */
function whole(text) {
  if (text === undefined) return null;
  if (!/^\d{1,9}$/.test(text)) throw new Fault(`${text} is no whole number\n${USAGE}`);
  return Number(text);
}
