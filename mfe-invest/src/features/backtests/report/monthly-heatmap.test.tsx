import { render, screen } from '@testing-library/react';
import { inkOf, MonthlyHeatmap } from './monthly-heatmap.tsx';

it('months fit side by side, and only a real zero is written as one', () => {
  const months = [-0.1251, 0.0994, 0.0996, -0.02, 0.0003, -0.0003, 0.00001, 0, null, null, null, null];
  render(<MonthlyHeatmap years={[{ year: 2026, months, whole: -0.133 }]} thin={new Map()} />);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['−13', '9.9', '10', '−2.0', '≈0', '≈0', '≈0', '0.0', '', '', '', '', '−13'],
  ]);
  expect(screen.getByText('−13', { selector: '[title]' }).getAttribute('title')).toBe('2026 年 1 月 −0.1251');
  expect(screen.getAllByText('≈0').map((cell) => cell.getAttribute('title'))).toEqual([
    '2026 年 5 月 0.0003',
    '2026 年 6 月 −0.0003',
    '2026 年 7 月 <0.0001',
  ]);
});

it('a month below zero has an edge beside its colour, and a faint one still a colour', () => {
  expect(inkOf(-0.0003)).toMatchObject({ boxShadow: 'inset 0 -2px 0 var(--c-series-3)' });
  expect(inkOf(0.0003)?.background).toContain('var(--c-series-1) 10%');
  expect(inkOf(0.0003)).not.toHaveProperty('boxShadow');
  expect(inkOf(0.2)?.background).toContain('52%');
  expect(inkOf(0)?.background).toContain(' 0%');
});
