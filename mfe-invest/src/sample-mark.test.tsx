import { render } from '@testing-library/react';
import { SampleMark } from './sample-mark.tsx';
import { aRun } from './testing/a-run.ts';

const textOf = (
  ...props: readonly [sample: 'enough' | 'partial' | 'short' | null, annualised?: boolean]
): string => {
  const [sample, annualised = false] = props;
  const run = aRun({ sample, effectiveDays: 210, askedDays: 750 });
  return render(<SampleMark run={run} annualised={annualised} />).container.textContent ?? '';
};

it('the mark is shown for figures of too small a sample, and no others', () => {
  expect([textOf('short'), textOf('partial'), textOf('enough'), textOf(null)]).toEqual([
    ...['样本不足', '样本不足', '', ''],
  ]);
});

it('the mark beside an annualised figure is shown only for samples of less than a year', () => {
  expect([textOf('short', true), textOf('partial', true)]).toEqual(['样本不足', '']);
});

it('the mark shows its reason under the pointer', () => {
  const run = aRun({ sample: 'short', effectiveDays: 210, askedDays: 750 });
  const { container } = render(<SampleMark run={run} />);
  expect(container.firstElementChild?.getAttribute('title')).toBe(
    '有效 210 个交易日，不足 250 个，年化指标仅供参考',
  );
});
