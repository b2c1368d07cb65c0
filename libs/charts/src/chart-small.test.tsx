import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { LIGHT } from './testing/light-tokens.ts';
import { fakeEngine } from './testing/fake-engine.ts';
import { SPECS } from './testing/specs.ts';
import { toOption } from './option/to-option.ts';

const drawn = fakeEngine();
jest.unstable_mockModule('./engine.ts', () => ({ startEngine: drawn.startEngine }));
const { Chart } = await import('./chart.tsx');

Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 380 });
window.ResizeObserver = class {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
};
beforeEach(() => drawn.reset());

const small = (spec: Parameters<typeof toOption>[0]) =>
  toOption(spec, { tokens: LIGHT, narrow: true, small: true, width: 380 });

describe('a small chart', () => {
  test('has its title with its unit above it, its last figures, and buttons with names', async () => {
    const spec = { ...SPECS.barLine, lines: [{ ...SPECS.barLine.lines[0], values: [null, 0.1, -0.0644] }] };
    render(<Chart spec={spec as typeof SPECS.barLine} height={84} small />);
    await waitFor(() => expect(drawn.options).toHaveLength(1));
    expect(screen.getByTitle('单位 亿元 · 来源 定期报告 · 截至 2026-07-02').textContent).toBe(
      '营业总收入亿元',
    );
    expect(screen.getByText('6.00')).toBeDefined();
    expect(screen.getByText('−6.44%').className).toBe('chart-down');
    expect(screen.getByRole('button', { name: '数据表' }).textContent).toBe('');
    expect(screen.getByRole('button', { name: '下载图片' })).toBeDefined();
  });

  test('of lines names them with their last figures, in their colours', async () => {
    render(<Chart spec={SPECS.line} small />);
    await waitFor(() => expect(drawn.options).toHaveLength(1));
    expect(screen.getByText('总市值 120.00亿元')).toBeDefined();
    expect(screen.getByText('流通市值 80.00亿元')).toBeDefined();
  });

  test('has two steps, no names, and bars before the newest in a tint', () => {
    const { legend, grid, yAxis, series } = small(SPECS.barLine);
    expect([legend, grid]).toEqual([undefined, { left: 48, right: 48, top: 8, bottom: 20 }]);
    expect(yAxis).toMatchObject([
      { name: '', axisLabel: { customValues: [0, 10, 20] } },
      { name: '', axisLabel: { customValues: [-50, 0, 50] } },
    ]);
    expect(series).toMatchObject([
      { data: [{ value: 12, itemStyle: { opacity: 0.45 } }, { value: 3 }, 6] },
      { showSymbol: false },
    ]);
    const one = {
      ...SPECS.line,
      labels: ['2026'],
      series: [{ name: '甲', unit: 'yuan', values: [1] }],
    } as const;
    expect(small(one)['series']).toMatchObject([{ showSymbol: true }]);
    const lines = small(SPECS.line)['series'] as readonly object[];
    expect(lines.some((line) => 'endLabel' in line)).toBe(false);
  });
});
