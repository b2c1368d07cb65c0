import { aRunCard } from '../../../testing/a-run.ts';
import { compareCaution } from './compare-caution.ts';

it('runs over the same days have no warning when the days are enough', () => {
  expect(compareCaution([aRunCard(), aRunCard({ associationId: 13 })])).toBeNull();
});

it('runs over different days have a warning that names the days of each', () => {
  const other = aRunCard({
    associationId: 13,
    effectiveStart: '2025-06-02',
    effectiveDays: 210,
    askedDays: 750,
    sample: 'short',
  });
  const caution = compareCaution([aRunCard(), other]);
  expect(caution?.title).toBe('各回测的实际区间不同，指标不宜直接比较');
  expect(caution?.text).toBe(
    '#12：2026-01-01 至 2026-03-03，44 / 44 个交易日；#13：2025-06-02 至 2026-03-03，210 / 750 个交易日，样本不足',
  );
});

it('runs over the same days have a warning that names only those with thin samples', () => {
  const thin = aRunCard({ associationId: 14, sample: 'partial' });
  const caution = compareCaution([aRunCard(), thin]);
  expect(caution?.title).toBe('样本不足，指标仅供参考');
  expect(caution?.text).toMatch(/^#14：/);
});
