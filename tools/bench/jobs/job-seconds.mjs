/**
 * What the worker says of the steps of a backtest, in seconds.
 * @typedef {Readonly<Record<string, number>>} StepSeconds
 */

/** Those which the numeric core and the tear sheet take once everything that they read is in memory. */
const COMPUTING = ['计算因子', '统计'];

/** @param {StepSeconds} steps */
export function computeSeconds(steps) {
  return COMPUTING.reduce((sum, step) => {
    const seconds = steps[step];
    if (seconds === undefined) throw new RangeError(`no step ${step} among ${Object.keys(steps).join(', ')}`);
    return sum + seconds;
  }, 0);
}

/**
 * Which share of the time no job ran in, of a worker that runs one at a time.
 * @param {number} seconds that passed
 * @param {readonly StepSeconds[]} jobs of all jobs it ran in them
 */
export function idleShare(seconds, jobs) {
  const ran = jobs.flatMap((steps) => Object.values(steps)).reduce((sum, each) => sum + each, 0);
  return 1 - ran / seconds;
}
