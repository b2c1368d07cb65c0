/**
 * The worker's report of the steps of a backtest, in seconds.
 * @typedef {Readonly<Record<string, number>>} StepSeconds
 */

/** The seconds of the steps after reading: the numeric core and the tear sheet. */
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
 * The share of the time without a job, of a worker that runs one at a time.
 * @param {number} seconds that passed
 * @param {readonly StepSeconds[]} jobs of all jobs it ran in them
 */
export function idleShare(seconds, jobs) {
  const ran = jobs.flatMap((steps) => Object.values(steps)).reduce((sum, each) => sum + each, 0);
  return 1 - ran / seconds;
}
