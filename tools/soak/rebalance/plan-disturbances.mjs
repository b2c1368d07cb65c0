/**
 * @typedef {'kill' | 'wipe' | 'restart'} DisturbanceKind a worker is killed, Redis is emptied, MariaDB ends
 * @typedef {{ kind: DisturbanceKind, afterMs: number }} Disturbance `afterMs` from the moment the day is there
 * @typedef {{ kills: number, wipes: number, restarts: number }} DisturbanceCounts
 */

/** What a year of days meets. */
const YEAR = { days: 365, kills: 60, wipes: 10, restarts: 5 };
/** Within this time after a day has come its strategies are posted. */
const LATEST_MS = 600;

/**
 * As many as a year has in proportion, but one of each.
 * @param {number} days
 * @returns {DisturbanceCounts}
 */
export function countsFor(days) {
  const share = (/** @type {number} */ count) => Math.max(1, Math.round((count * days) / YEAR.days));
  return { kills: share(YEAR.kills), wipes: share(YEAR.wipes), restarts: share(YEAR.restarts) };
}

/**
 * The disturbances of each of some days, in the order of their time.
 * @param {import('../random.mjs').Random} random
 * @param {number} days
 * @param {DisturbanceCounts} counts
 * @returns {readonly (readonly Disturbance[])[]}
 */
export function planDisturbances(random, days, { kills, wipes, restarts }) {
  const plan = Array.from({ length: days }, () => /** @type {Disturbance[]} */ ([]));
  /** @type {readonly (readonly [DisturbanceKind, number])[]} */
  const wanted = [
    ['kill', kills],
    ['wipe', wipes],
    ['restart', restarts],
  ];
  for (const [kind, count] of wanted)
    for (let done = 0; done < count; done += 1)
      random.of(plan).push({ kind, afterMs: random.integer(0, LATEST_MS) });
  return plan.map((ofDay) => ofDay.sort((one, other) => one.afterMs - other.afterMs));
}
