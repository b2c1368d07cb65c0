/**
 * One figure of a bench.
 * @typedef {{ bench: string, case: string, metric: string, value: number, unit: string, goal: number | null,
 *   better: 'lower' | 'higher', peer?: string, peerValue?: number, ratio?: number, measured: boolean,
 *   noise?: number }} Figure
 */

/**
 * @param {Figure} figure
 * @returns {boolean | null} null without a goal
 */
export function isMet({ value, goal, better, ratio }) {
  if (goal === null) return null;
  const compared = ratio ?? value;
  return better === 'lower' ? compared <= goal : compared >= goal;
}

/**
 * Recorded figures miss nothing: they are shown for comparison.
 * @param {Figure} figure
 */
export const isMissed = (figure) => figure.measured && isMet(figure) === false;

/**
 * @param {Figure} figure
 * @param {boolean} json
 */
export function printFigure(figure, json) {
  console.log(json ? JSON.stringify({ ...figure, met: isMet(figure) }) : tableRow(figure));
}

/** @param {Figure} figure */
function tableRow(figure) {
  const met = isMet(figure);
  const cells = [
    met === null ? ' ' : met ? '✓' : '✗',
    figure.bench.padEnd(6),
    figure.case.padEnd(26),
    figure.metric.padEnd(18),
    `${number(figure.value)} ${figure.unit}`.padStart(14),
    figure.goal === null
      ? ''.padEnd(14)
      : `goal ${figure.better === 'lower' ? '≤' : '≥'} ${number(figure.goal)}`.padEnd(14),
  ];
  if (figure.peer !== undefined) cells.push(`${figure.peer} ${number(figure.peerValue ?? NaN)}`);
  if (figure.ratio !== undefined) cells.push(`ratio ${figure.ratio.toFixed(2)}`);
  if (figure.noise !== undefined) cells.push(`noise ±${(figure.noise * 50).toFixed(0)} %`);
  if (!figure.measured) cells.push('recorded');
  return cells.join('  ');
}

/**
 * A figure as the table shows it: small ones by their first two digits.
 * @param {number} value
 */
export function number(value) {
  if (value !== 0 && Math.abs(value) < 0.001) return value.toExponential(1);
  if (Math.abs(value) < 0.1) return value.toLocaleString('en', { maximumSignificantDigits: 2 });
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 });
}
