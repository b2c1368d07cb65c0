import { seededRandom } from '@console/quant';
import { performance } from 'node:perf_hooks';
import { checkNumbers } from '../gate.ts';
import { gateTrials } from './gate-trials.ts';
import { acceptedOf, passedErrors } from './judge-gate.ts';

const TRUE = 120;
const PLANTED = 1_000;
const SEED = 7;
const PERIODS = ['2023Y', '2024Y', '2025Y', '2025Q3'];
/** With them there are as many cells as the tables of one question may have: twelve of twelve columns and eight rows. */
const MANY_PERIODS = Array.from({ length: 18 }, (_, at) => [`${2008 + at}Y`, `${2008 + at}Q3`]).flat();
/** Answers before those that count: the compiler is done with the gate after some. */
const WARM_UP = 200;
const ANSWERS = 500;
/** Sentences of an answer, each with a figure. */
const SENTENCES = 40;

/**
 * `gate`: prints as JSON how many true sentences and planted errors the numbers gate takes for verified, and its
 * milliseconds for each of some long answers about as many cells as a question may have.
 */
export async function gateCommand(): Promise<void> {
  const trials = gateTrials(seededRandom(SEED), PERIODS);
  const accepted = acceptedOf(trials, TRUE);
  const passed = passedErrors(trials, PLANTED);
  const long = gateTrials(seededRandom(SEED), MANY_PERIODS);
  const milliseconds = Array.from({ length: WARM_UP + ANSWERS }, () => {
    const text = Array.from({ length: SENTENCES }, () => long.trial().text).join('');
    return timeOf(() => checkNumbers(text, long.cells, long.subject));
  }).slice(WARM_UP);
  const found = { of: TRUE, accepted, planted: PLANTED, passed, cells: long.cells.length, milliseconds };
  process.stdout.write(`${JSON.stringify({ ...found, sentences: SENTENCES })}\n`);
}

/** The middle of three times, in milliseconds: others use the processor too. */
function timeOf(work: () => void): number {
  const [, middle = NaN] = [1, 2, 3]
    .map(() => {
      const began = performance.now();
      work();
      return performance.now() - began;
    })
    .toSorted((one, other) => one - other);
  return middle;
}
