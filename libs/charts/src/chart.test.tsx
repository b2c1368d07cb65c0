import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, type ReactElement } from 'react';
import type { ChartSpec } from './chart-spec.ts';
import { fakeEngine } from './testing/fake-engine.ts';
import { SPECS } from './testing/specs.ts';

const drawn = fakeEngine();
jest.unstable_mockModule('./engine.ts', () => ({ startEngine: drawn.startEngine }));
const { Chart } = await import('./chart.tsx');

const root = document.documentElement;
let resize: (width: number) => void;
let room = 0;
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => room });
beforeEach(() => {
  drawn.reset();
  Object.assign(window, { innerWidth: 1920 });
  room = 800;
  root.style.setProperty('--c-up', '#cf1322');
  window.ResizeObserver = class {
    constructor(told: ResizeObserverCallback) {
      resize = (width) => told([{ contentRect: { width } } as ResizeObserverEntry], this);
    }
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
});

const frames = (): number => drawn.options.length;
const upColour = (): unknown =>
  (drawn.options.at(-1)?.['series'] as { itemStyle: { color: string } }[] | undefined)?.[0]?.itemStyle.color;

describe('a chart', () => {
  test('is drawn once the engine has loaded, and has a summary in words', async () => {
    render(<Chart spec={SPECS.candle} />);
    const picture = screen.getByRole('img', { name: /^贵州茅台 600519 日K线：2026-06-30 至 2026-07-02/ });
    expect(picture).toBeDefined();
    expect(screen.getByText('单位 元、万股、亿元，前复权 · 来源 日行情 · 截至 2026-07-02')).toBeDefined();
    await waitFor(() => expect(frames()).toBe(1));
    expect(upColour()).toBe('#cf1322');
  });

  test('is drawn again in the colours of another look', async () => {
    render(<Chart spec={SPECS.candle} />);
    await waitFor(() => expect(frames()).toBe(1));
    await act(async () => {
      root.style.setProperty('--c-up', '#0b7a3b');
      root.dataset['market'] = 'green-up';
      await Promise.resolve();
    });
    await waitFor(() => expect(upColour()).toBe('#0b7a3b'));
    await act(async () => {
      delete root.dataset['market'];
      await Promise.resolve();
    });
  });

  test('changes its layout at a window of 1440, and follows its frame', async () => {
    render(<Chart spec={SPECS.line} />);
    await waitFor(() => expect(frames()).toBe(1));
    expect(drawn.options[0]).not.toHaveProperty('legend');
    act(() => {
      Object.assign(window, { innerWidth: 1440 });
      window.dispatchEvent(new Event('resize'));
    });
    expect(drawn.options.at(-1)).toHaveProperty('legend');
    resize(0);
    expect(drawn.resized).toBe(0);
    // It was drawn in this size.
    act(() => resize(800));
    expect(drawn.resized).toBe(0);
    room = 900;
    act(() => resize(900));
    expect(drawn.resized).toBe(1);
    // On paper frames have other sizes for a moment.
    Object.assign(window, { matchMedia: (media: string) => ({ matches: media === 'print' }) });
    resize(317);
    Reflect.deleteProperty(window, 'matchMedia');
    expect(drawn.resized).toBe(1);
  });

  test('gives its figures as a table, newest first, and comes back', async () => {
    render(<Chart spec={SPECS.barLine} />);
    await waitFor(() => expect(frames()).toBe(1));
    await userEvent.click(screen.getByRole('button', { name: '数据表' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    const texts = rows.map((row) => [...row.children].map((cell) => cell.textContent));
    expect(texts).toEqual([
      ['期间', '营业总收入亿元', '同比%'],
      ['2026H1', '6.00', '—'],
      ['2026Q1', '3.00', '−10.00'],
      ['2025Y', '12.00', '25.00'],
    ]);
    expect(screen.queryByRole('img')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '数据表' }));
    expect(screen.getByRole('img')).toBeDefined();
    expect(drawn.disposed).toBe(0);
  });

  test('gives bins and their counts as a table, from least to most', async () => {
    render(<Chart spec={SPECS.histogram} />);
    await userEvent.click(screen.getByRole('button', { name: '数据表' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['因子值', '证券数'],
      ['0.40 至 50.00', '90'],
      ['50.00 至 99.60', '100'],
    ]);
  });

  test('waits for a visible frame', async () => {
    room = 0;
    render(<Chart spec={SPECS.line} />);
    await act(async () => {
      resize(0);
      await new Promise((done) => setTimeout(done));
    });
    expect(frames()).toBe(0);
    act(() => resize(800));
    await waitFor(() => expect(frames()).toBe(1));
  });

  test('is removed with its frame', async () => {
    const { unmount } = render(<Chart spec={SPECS.line} />);
    await waitFor(() => expect(frames()).toBe(1));
    unmount();
    expect(drawn.disposed).toBe(1);
  });

  describe('whose page is hidden and shown again', () => {
    const chartOn = (mode: 'visible' | 'hidden', spec: ChartSpec = SPECS.candle): ReactElement => (
      <Activity mode={mode}>
        <Chart spec={spec} />
      </Activity>
    );

    test('is the same drawing, neither started nor drawn nor laid out again', async () => {
      const { rerender } = render(chartOn('visible'));
      await waitFor(() => expect(frames()).toBe(1));
      rerender(chartOn('hidden'));
      rerender(chartOn('visible'));
      act(() => resize(800));
      await act(() => Promise.resolve());
      expect([drawn.started, frames(), drawn.resized, drawn.disposed]).toEqual([1, 1, 0, 0]);
      expect(screen.getByRole('button', { name: '下载图片' })).toHaveProperty('disabled', false);
    });

    test('shows the last averages, whatever the pointer was at', async () => {
      const { rerender } = render(chartOn('visible'));
      await waitFor(() => expect(frames()).toBe(1));
      drawn.report('updateAxisPointer', { axesInfo: [{ value: 0 }] });
      expect(frames()).toBe(2);
      rerender(chartOn('hidden'));
      expect(frames()).toBe(3);
      rerender(chartOn('visible'));
      expect(frames()).toBe(3);
    });

    test('is drawn again where its figures changed meanwhile', async () => {
      const { rerender } = render(chartOn('visible'));
      await waitFor(() => expect(frames()).toBe(1));
      rerender(chartOn('hidden', SPECS.line));
      rerender(chartOn('visible', SPECS.line));
      await waitFor(() => expect(frames()).toBe(2));
      expect([drawn.started, drawn.disposed]).toEqual([1, 0]);
    });

    test('is removed once another chart is started, where its page was closed while it was hidden', async () => {
      const { rerender, unmount } = render(chartOn('visible'));
      await waitFor(() => expect(frames()).toBe(1));
      rerender(chartOn('hidden'));
      unmount();
      expect(drawn.disposed).toBe(0);
      render(<Chart spec={SPECS.line} />);
      await waitFor(() => expect(drawn.disposed).toBe(1));
    });
  });

  test('shows that it could not be drawn, and tries again', async () => {
    drawn.broken = true;
    render(<Chart spec={SPECS.line} />);
    expect((await screen.findByRole('alert')).textContent).toContain('图表组件没有加载成功');
    drawn.broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(frames()).toBe(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the picture of a chart', () => {
  test('has title, unit, source, day and parameters, in a file named after it', async () => {
    const written: string[] = [];
    const pen = {
      fillRect: () => undefined,
      drawImage: () => undefined,
      fillText: (text: string) => written.push(text),
    };
    const saved: string[] = [];
    const canvas = HTMLCanvasElement.prototype;
    canvas.getContext = (() => pen) as unknown as typeof canvas.getContext;
    canvas.toBlob = (done) => done(new Blob(['png']));
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
    };
    render(<Chart spec={{ ...SPECS.candle, about: ['全市场，5 组'] }} />);
    const button = screen.getByRole('button', { name: '下载图片' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await userEvent.click(button);
    expect(written).toEqual([
      '贵州茅台 600519 日K线',
      '单位 元、万股、亿元，前复权 · 来源 日行情 · 截至 2026-07-02',
      '全市场，5 组',
    ]);
    expect(saved).toEqual(['贵州茅台 600519 日K线 2026-07-02.png']);
    canvas.toBlob = (done) => done(null);
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('图片没有保存成功，请重试');
  });
});
