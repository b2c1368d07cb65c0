import { render, screen } from '@testing-library/react';
import { Histogram } from './histogram.tsx';

const bars = () =>
  [...document.querySelectorAll('rect')].map((bar) => [
    Number(bar.getAttribute('x')),
    Number(bar.getAttribute('height')),
  ]);

it('draws each bin from the bottom, as high as it is often, and the median', () => {
  const bins = [
    { from: 0, to: 50, count: 10 },
    { from: 50, to: 100, count: 40 },
  ];
  render(<Histogram bins={bins} median={75} />);
  expect(bars()).toEqual([
    [0.15, 25],
    [50.15, 100],
  ]);
  expect(document.querySelector('line')?.getAttribute('x1')).toBe('75');
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    '分布直方图，2 个区间，从 0.00 到 100.00，中位 75.00',
  );
});

it('of one value alone draws one bar, in the middle', () => {
  render(<Histogram bins={[{ from: 3, to: 3, count: 12 }]} median={3} />);
  expect(bars()).toEqual([[40, expect.closeTo(80)]]);
});
