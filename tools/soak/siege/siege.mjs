import { setTimeout as pause } from 'node:timers/promises';
import { Attacker } from './attacker.mjs';
import { forgetPeak, readGauges, readPeak } from './gauges.mjs';
import { judgeSiege } from './judge-siege.mjs';
import { watchOthers } from './watch-others.mjs';

/** The time within which nothing of a siege remains. */
const LIFTED_MS = 60_000;
/** Tolerated connections, because those among services come and go. */
const SOCKETS_OF_OURS = 12;

/**
 * @typedef {{ url: string, ports: Readonly<Record<string, number>>,
 *   pids: () => ReadonlyMap<string, number> }} Place
 * @typedef {'admin' | 'viewer'} Kind of user
 * @typedef {{ place: Place, operations: readonly import('../operations.mjs').Operation[],
 *   sign: (kind: Kind) => Promise<string> }} Grounds `sign` returns an access token
 * @typedef {Grounds & { attacker: Attacker, token: string,
 *   must: (met: boolean, fault: string) => void }} Siege `token` is of an administrator
 * @typedef {{ name: string, attack: (siege: Siege) => Promise<void> }} Case
 */

/**
 * Attacks, case by case, while an uninvolved user keeps calling every service. A case that fails is measured once
 * more before it counts: the machine may have been busy with something else.
 * @param {readonly Case[]} cases
 * @param {Grounds & { interrupted: AbortSignal, say: (text: string) => void }} options
 * @returns {Promise<number>} how many cases failed
 */
export async function besiege(cases, { interrupted, say, ...grounds }) {
  let failed = 0;
  for (const each of cases) {
    if (interrupted.aborted) break;
    let outcome = await besiegeOnce(each, grounds, interrupted);
    if (outcome.faults.length > 0 && !interrupted.aborted) {
      say(`… ${each.name}: once more, for ${outcome.faults.join('; ')}`);
      outcome = await besiegeOnce(each, grounds, interrupted);
    }
    if (interrupted.aborted) break;
    const lines = outcome.faults.map((fault) => `\n    ${fault}`).join('');
    say(`${lines === '' ? '✓' : '✗'} ${each.name}: ${outcome.figures}${lines}`);
    if (outcome.faults.length > 0) failed += 1;
  }
  return failed;
}

/**
 * @param {Case} each
 * @param {Grounds} grounds
 * @param {AbortSignal} interrupted ends it early, and what it found counts for nothing
 */
async function besiegeOnce({ attack }, grounds, interrupted) {
  const { place, sign } = grounds;
  /** @type {string[]} */
  const faults = [];
  const must = (/** @type {boolean} */ met, /** @type {string} */ fault) => {
    if (!met && !faults.includes(fault)) faults.push(fault);
  };
  const attacker = new Attacker(Number(new URL(place.url).port));
  const token = await sign('admin');
  const others = await sign('admin');
  const before = await allGauges(place);
  const pids = [...place.pids()];
  await Promise.all(pids.map(([, pid]) => forgetPeak(pid)));
  const watch = watchOthers(place.url, others);
  const leave = () => attacker.leave();
  interrupted.addEventListener('abort', leave);
  try {
    await attack({ ...grounds, attacker, token, must });
  } finally {
    interrupted.removeEventListener('abort', leave);
    leave();
  }
  const waits = await watch.stop();
  if (interrupted.aborted) return { faults, figures: '' };
  const blocked = await allGauges(place);
  const peaks = await Promise.all(pids.map(async ([name, pid]) => ({ name, mib: await readPeak(pid) })));
  await awaitLifted({ place, before, must, interrupted });
  return judgeSiege({ waits, blocked, peaks }, faults);
}

/** @param {Place} place */
async function allGauges({ ports }) {
  const pairs = Object.entries(ports).map(async ([name, port]) => ({ name, ...(await readGauges(port)) }));
  return Promise.all(pairs);
}

/**
 * Waits until no connection of the siege is left anywhere.
 * @param {{ place: Place, before: Awaited<ReturnType<typeof allGauges>>, must: Siege['must'],
 *   interrupted: AbortSignal }} options
 */
async function awaitLifted({ place, before, must, interrupted }) {
  const most = new Map(before.map(({ name, sockets }) => [name, sockets + SOCKETS_OF_OURS]));
  const until = Date.now() + LIFTED_MS;
  while (!interrupted.aborted) {
    const left = (await allGauges(place)).filter(({ name, sockets }) => sockets > (most.get(name) ?? 0));
    if (left.length === 0) return;
    if (Date.now() > until) {
      const named = left.map(({ name, sockets }) => `${name} ${sockets}`).join(', ');
      return must(false, `connections are left open: ${named}`);
    }
    await pause(500);
  }
}
