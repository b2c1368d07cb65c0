import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EntityStrip } from './entity-strip.tsx';

const PRICE = { value: 86.42, change: 86.42 - 84.29, changeRate: 0.0253 };

describe('EntityStrip', () => {
  test('draws the price with its change in yuan and in percent', () => {
    render(<EntityStrip name="华岚精工" code="688921" price={PRICE} />);
    expect(screen.getByLabelText('最新价').textContent).toBe('86.42');
    expect(screen.getByLabelText('最新价').className).toContain('c-up');
    expect(screen.getByText('+2.13')).toBeDefined();
    expect(screen.getByText('+2.53%')).toBeDefined();
  });

  test('scales each figure by its unit and sets the unit behind it', () => {
    render(
      <EntityStrip
        name="华岚精工"
        code="688921"
        figures={[
          { label: '总市值', value: 34_672e6, unit: 'hundredMillionYuan' },
          { label: 'PE(TTM)', value: null, unit: 'multiple' },
        ]}
      />,
    );
    const figure = (label: string): string | null =>
      screen.getByText(label).nextElementSibling?.textContent ?? null;
    expect(figure('总市值')).toBe('346.72亿元');
    expect(figure('PE(TTM)')).toBe('—');
  });

  test('places the latest price within its range', () => {
    const range = { label: '52 周区间', low: 80, high: 90 };
    const { container } = render(
      <EntityStrip name="甲" code="1" price={{ value: 82.5, change: 0, changeRate: 0 }} range={range} />,
    );
    const strip = within(container);
    expect(strip.getByText('52 周区间').nextElementSibling?.textContent).toBe('80.0090.00');
    expect(container.querySelector<HTMLElement>('.c-range-at')?.style.left).toBe('25%');
  });

  test('marks no place in a range without a price', () => {
    const range = { label: '52 周区间', low: 80, high: 90 };
    const { container } = render(<EntityStrip name="甲" code="1" range={range} />);
    expect(container.querySelector('.c-range-at')).toBeNull();
  });

  test('shows only name and code while figures are loading', () => {
    const { container } = render(<EntityStrip name="华岚精工" code="688921" />);
    expect(screen.getByRole('heading', { name: '华岚精工' })).toBeDefined();
    expect(container.textContent).toBe('华岚精工688921');
  });

  test('goes back by its arrow', async () => {
    let steps = 0;
    render(<EntityStrip name="甲" code="1" onBack={() => (steps += 1)} />);
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(steps).toBe(1);
  });

  test('leads with a return in the place of a price, with its sign and what belongs to it', () => {
    const lead = { label: '累计收益率', value: 0.1826, unit: 'percent', note: '当日 −0.50%' } as const;
    render(<EntityStrip name="稳进" code="系统策略" lead={lead} />);
    const figure = screen.getByLabelText('累计收益率');
    expect(figure.textContent).toBe('+18.26%');
    expect(figure.querySelector('.c-up')).toBeTruthy();
    expect(screen.getByText('当日 −0.50%')).toBeTruthy();
  });
});
