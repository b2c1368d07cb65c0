import { aRun } from '../../../testing/a-run.ts';
import { verdictText } from './verdict-text.ts';

it('shows the outcome of checking a run against the one it repeats', () => {
  expect(verdictText(aRun())).toBeNull();
  const verdict = { of: 9, identical: true, firstDifference: null };
  expect(verdictText(aRun({ verdict }))).toBe('与回测 9 完全一致');
  expect(
    verdictText(aRun({ verdict: { ...verdict, identical: false, firstDifference: 'rankIc.1[3]' } })),
  ).toBe('与回测 9 不一致，首个差异：rankIc.1[3]');
});
