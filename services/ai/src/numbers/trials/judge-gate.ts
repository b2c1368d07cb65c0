import { checkNumbers } from '../gate.ts';
import type { GateTrials } from './gate-trials.ts';

/** How many of so many true sentences the gate accepts, as being of their cell. */
export function acceptedOf(trials: GateTrials, count: number): number {
  const { cells, subject } = trials;
  return Array.from({ length: count }, () => trials.trial()).filter(
    ({ text, of }) => checkNumbers(text, cells, subject)[0]?.cells[0] === of,
  ).length;
}

/** The planted errors, of so many, a figure of which passes as verified: `digit: 贵州茅台2025年…`. */
export function passedErrors(trials: GateTrials, count: number): readonly string[] {
  const { cells, subject } = trials;
  return Array.from({ length: count }, () => trials.planted())
    .filter(({ text }) => checkNumbers(text, cells, subject).some((checked) => checked.cells.length > 0))
    .map(({ kind, text }) => `${kind}: ${text}`);
}
