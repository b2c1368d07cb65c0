import { buildQuant, portfolioWorker } from '../quant/portfolio-worker.mjs';

/** Ten markets of two years with twenty portfolios each: what a year's mean alpha may differ by is about 0.3 %. */
const MARKETS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const SIZE = { portfolios: 20, stocks: 150, chosen: 30, days: 500 };
const MOST_ALPHA = 0.005;
const MOST_ERRORS = 2;

/**
 * Checks that the ledger makes no alpha: 200 portfolios chosen by random scores, without costs, against all stocks with
 * equal weights rebalanced as often. Prints the mean and answers the exit code.
 */
export async function verifyAlpha() {
  await buildQuant();
  const halves = [MARKETS.filter((seed) => seed % 2 === 0), MARKETS.filter((seed) => seed % 2 === 1)];
  const workers = halves.map(() => portfolioWorker());
  try {
    const answers = await Promise.all(
      workers.map((worker, at) => worker.ask({ kind: 'alphas', markets: halves[at], ...SIZE })),
    );
    const { mean, error, count } = meanAlpha(answers.flat());
    const checks = [
      [`|mean| at most ${MOST_ALPHA * 100} % a year`, Math.abs(mean) <= MOST_ALPHA],
      [`|mean| within ${MOST_ERRORS} standard errors of 0`, Math.abs(mean) <= MOST_ERRORS * error],
    ];
    console.log(
      `${count} random portfolios: mean alpha ${percent(mean)} a year, standard error ${percent(error)}`,
    );
    for (const [name, isOk] of checks) console.log(`${name}: ${isOk ? 'ok' : 'WRONG'}`);
    return checks.every(([, isOk]) => isOk) ? 0 : 1;
  } finally {
    for (const worker of workers) await worker.stop();
  }
}

/** @param {readonly number[]} alphas at least two */
export function meanAlpha(alphas) {
  const count = alphas.length;
  const mean = alphas.reduce((sum, alpha) => sum + alpha, 0) / count;
  const variance = alphas.reduce((sum, alpha) => sum + (alpha - mean) ** 2, 0) / (count - 1);
  return { mean, error: Math.sqrt(variance / count), count };
}

/** @param {number} value */
const percent = (value) => `${(value * 100).toFixed(3)} %`;
