import { effectiveDaysText, effectiveRange, isShort, isThin, thinReason, thinWords } from './run-samples.ts';
import { aRun } from './testing/a-run.ts';

const short = aRun({ sample: 'short', effectiveDays: 210, askedDays: 750 });
const partial = aRun({ sample: 'partial', effectiveDays: 300, askedDays: 1200 });

it('a run of less than a year has a short sample, and one of less than half of the requested days is thin too', () => {
  expect([short, partial, aRun(), aRun({ sample: null })].map(isThin)).toEqual([true, true, false, false]);
  expect([short, partial, aRun()].map(isShort)).toEqual([true, false, false]);
});

it('the reason names both counts of days', () => {
  expect(thinReason(short)).toBe('有效 210 个交易日，不足 250 个，年化指标仅供参考');
  expect(thinReason(partial)).toBe('有效 300 个交易日，不足所选 1,200 个的一半');
  expect(thinReason(aRun())).toBeNull();
  expect(thinWords(short)).toEqual(['样本不足（有效 210 个交易日，不足 250 个，年化指标仅供参考）']);
  expect(thinWords(aRun())).toEqual([]);
});

it('the effective range is that of the effective days, and a dash without any', () => {
  const run = { effectiveStart: '2025-11-03', effectiveEnd: '2026-09-20' };
  expect(effectiveRange({ ...short, ...run })).toBe('2025-11-03 至 2026-09-20');
  expect(effectiveRange(aRun({ effectiveStart: null, effectiveEnd: null }))).toBe('—');
  expect(effectiveDaysText(short)).toBe('210 / 750');
  expect(effectiveDaysText(aRun({ effectiveDays: 0, askedDays: 750 }))).toBe('0 / 750');
  expect(effectiveDaysText(aRun({ effectiveDays: null, askedDays: null }))).toBe('—');
});
