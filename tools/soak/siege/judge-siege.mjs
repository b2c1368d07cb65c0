/** The longest time for which one request may block others. */
const MOST_BLOCKED_MS = 250;
/** The time within which nearly all others are answered, on a machine that also runs the attackers. */
const MOST_USUAL_WAIT_MS = 1000;
/** The most memory of a process under siege, in MiB: a quarter more than the most that was measured. */
const MOST_MIB = 640;

/**
 * @typedef {{ waits: readonly import('./watch-others.mjs').Wait[],
 *   blocked: readonly { name: string, blockedMs: number }[],
 *   peaks: readonly { name: string, mib: number | null }[] }} Found by process
 * @typedef {{ faults: readonly string[], figures: string }} Outcome
 */

/**
 * The effect of a siege on uninvolved users.
 * @param {Found} found
 * @param {readonly string[]} faults that the siege itself met
 * @returns {Outcome}
 */
export function judgeSiege({ waits, blocked, peaks }, faults) {
  const refused = waits.filter(({ status }) => status !== 200);
  const kinds = new Set(refused.map(({ service, status }) => `${service} ${status || 'no answer'}`));
  const sorted = waits.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const usual = sorted[Math.floor(sorted.length * 0.95)] ?? Infinity;
  const longest = blocked.reduce((worst, each) => (each.blockedMs > worst.blockedMs ? each : worst));
  const largest = peaks.reduce((most, each) => ((each.mib ?? 0) > (most.mib ?? 0) ? each : most));
  const memory =
    largest.mib === null ? 'memory not measured' : `${rounded(largest.mib)} MiB (${largest.name})`;
  return {
    faults: [
      ...faults,
      ...(refused.length > 0
        ? [`others were refused ${refused.length} times of ${waits.length}: ${[...kinds].join(', ')}`]
        : []),
      ...(usual > MOST_USUAL_WAIT_MS ? [`others waited ${rounded(usual)} ms (95 % of them less)`] : []),
      ...blocked
        .filter(({ blockedMs }) => blockedMs > MOST_BLOCKED_MS)
        .map(({ name, blockedMs }) => `${name} did nothing else for ${rounded(blockedMs)} ms`),
      ...peaks
        .filter(({ mib }) => mib !== null && mib > MOST_MIB)
        .map(({ name, mib }) => `${name} took ${rounded(mib ?? 0)} MiB`),
    ],
    figures: `others ${rounded(usual)} ms (95 %), ${rounded(sorted.at(-1) ?? 0)} ms at most; blocked ${rounded(longest.blockedMs)} ms (${longest.name}); ${memory}`,
  };
}

/** @param {number} value */
const rounded = (value) => Math.round(value);
