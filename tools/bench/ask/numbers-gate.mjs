import { join } from 'node:path';
import { runCommand } from '../../run/command.mjs';
import { ROOT } from '../../run/paths.mjs';
import { quantile } from '../statistics.mjs';

const GATE_MS = 10;
const ACCEPTED = 119;

/**
 * The numbers gate of the built service: what it takes to check a long answer, and what it takes for verified.
 * @param {(text: string) => void} say
 * @returns {Promise<import('../report.mjs').Figure[]>}
 */
export async function numbersGate(say) {
  const cli = join(ROOT, 'services/ai/dist/cli.js');
  const { stdout } = await runCommand(process.execPath, [cli, 'gate']);
  /**
   * @type {{ of: number, accepted: number, planted: number, passed: string[], cells: number, sentences: number,
   *   milliseconds: number[] }}
   */
  const { of, accepted, planted, passed, cells, sentences, milliseconds } = JSON.parse(stdout);
  for (const text of passed) say(`passed as verified: ${text}`);
  const common = { bench: 'ask', measured: true };
  return [
    {
      ...common,
      case: `${sentences} figures of ${cells} cells`,
      metric: 'numbers gate p99',
      unit: 'ms',
      better: 'lower',
      value: quantile(milliseconds, 0.99),
      goal: GATE_MS,
    },
    {
      ...common,
      case: `${of} true answers`,
      metric: 'accepted',
      unit: '',
      better: 'higher',
      value: accepted,
      goal: ACCEPTED,
    },
    {
      ...common,
      case: `${planted} planted errors`,
      metric: 'passed as verified',
      unit: '',
      better: 'lower',
      value: passed.length,
      goal: 0,
    },
  ];
}
