import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CandleSpec, ChartEvent, LineSpec } from './chart-spec.ts';
import { fakeEngine, LABEL_WIDTH } from './testing/fake-engine.ts';
import { SPECS } from './testing/specs.ts';

const drawn = fakeEngine();
jest.unstable_mockModule('./engine.ts', () => ({ startEngine: drawn.startEngine }));
const { Chart } = await import('./chart.tsx');

Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 800 });
window.ResizeObserver = class {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
};
// jsdom has no pointer events: those of the mouse have all that is read of them.
window.PointerEvent = MouseEvent as unknown as typeof PointerEvent;
beforeEach(() => drawn.reset());

/** Days of a month without holidays. */
const DAYS = Array.from({ length: 30 }, (_, at) => `2026-06-${String(at + 1).padStart(2, '0')}`);
const LINE: LineSpec = {
  ...SPECS.line,
  labels: DAYS,
  series: [{ name: '总市值', unit: 'number', values: DAYS.map((_, at) => at) }],
};
const CANDLES: CandleSpec = {
  ...SPECS.candle,
  labels: DAYS,
  bars: DAYS.map(() => ({ ...(SPECS.candle.bars[0] as CandleSpec['bars'][number]) })),
  lines: [],
  events: [
    { key: 'report', label: '2026-06-25', mark: '财', text: '季报', tint: 'navy' },
    { key: 'pledge', label: '2026-06-05', mark: '质', text: '质押', tint: 'violet' },
  ],
  newest: 20,
};

const shownDays = (): readonly string[] => {
  const [axis] = [drawn.options.at(-1)?.['xAxis']].flat() as { readonly data: readonly string[] }[];
  return axis?.data ?? [];
};
const ends = (): readonly (string | undefined)[] => [shownDays()[0], shownDays().at(-1)];
const draw = async (spec: LineSpec | CandleSpec, onEvents?: (events: readonly ChartEvent[]) => void) => {
  render(<Chart spec={spec} {...(onEvents ? { onEvents } : {})} />);
  await waitFor(() => expect(drawn.options).toHaveLength(1));
  return screen.getByRole('img');
};
const at = (label: number): { readonly clientX: number } => ({ clientX: label * LABEL_WIDTH });

describe('the zoom of a chart', () => {
  test('to a range that is marked with the pointer, whose bounds are those of its figures', async () => {
    const frame = await draw(LINE);
    fireEvent.pointerDown(frame, at(12));
    fireEvent.pointerMove(window, at(15));
    expect(frame.parentElement?.querySelector('.chart-brush')).toHaveProperty('style.width', '30px');
    fireEvent.pointerUp(window, at(19));
    expect(ends()).toEqual(['2026-06-13', '2026-06-20']);
    expect(drawn.options.at(-1)?.['yAxis']).toMatchObject([{ max: 25 }]);
    expect(frame.parentElement?.querySelector('.chart-brush')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '还原' }));
    expect(ends()).toEqual(['2026-06-01', '2026-06-30']);
    expect(screen.queryByRole('button', { name: '还原' })).toBeNull();
  });

  test('is not begun by a press, and left by Esc', async () => {
    const frame = await draw(LINE);
    fireEvent.pointerDown(frame, at(12));
    fireEvent.pointerUp(window, at(12));
    fireEvent.pointerDown(frame, at(12));
    fireEvent.pointerMove(window, at(19));
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(window, at(19));
    expect(drawn.options).toHaveLength(1);
  });

  test('by the wheel needs Ctrl, so that the page scrolls over charts; a double click shows all again', async () => {
    const frame = await draw(LINE);
    expect(fireEvent.wheel(frame, { deltaY: -100, ...at(15) })).toBe(true);
    expect(shownDays()).toHaveLength(30);
    expect(fireEvent.wheel(frame, { deltaY: -100, ctrlKey: true, ...at(15) })).toBe(false);
    expect(shownDays()).toHaveLength(25);
    fireEvent.dblClick(frame);
    expect(shownDays()).toHaveLength(30);
  });

  test('of candles begins with the newest days, needs no Ctrl, and moves sideways', async () => {
    const frame = await draw(CANDLES);
    expect(ends()).toEqual(['2026-06-11', '2026-06-30']);
    fireEvent.wheel(frame, { deltaY: 400, ...at(10) });
    expect(shownDays()).toHaveLength(30);
    // All are shown: the page scrolls on.
    expect(fireEvent.wheel(frame, { deltaY: 400, ...at(10) })).toBe(true);
    fireEvent.dblClick(frame);
    fireEvent.wheel(frame, { deltaX: -100, ...at(10) });
    expect(ends()).toEqual(['2026-06-10', '2026-06-29']);
  });

  test('is kept for other figures of the same days', async () => {
    const { rerender } = render(<Chart spec={LINE} />);
    await waitFor(() => expect(drawn.options).toHaveLength(1));
    fireEvent.wheel(screen.getByRole('img'), { deltaY: -200, ctrlKey: true, ...at(15) });
    const [before] = [ends()];
    rerender(<Chart spec={{ ...LINE, note: '后复权' }} />);
    expect(ends()).toEqual(before);
    rerender(<Chart spec={{ ...LINE, labels: DAYS.slice(1) }} />);
    expect(ends()).toEqual(['2026-06-02', '2026-06-30']);
  });

  test('is not for charts over names', async () => {
    render(<Chart spec={{ ...LINE, labels: DAYS.map((_, place) => `Q${place}`) }} />);
    await waitFor(() => expect(drawn.options).toHaveLength(1));
    fireEvent.wheel(screen.getByRole('img'), { deltaY: -200, ctrlKey: true, ...at(15) });
    expect(shownDays()).toHaveLength(30);
  });
});

describe('a flag', () => {
  test('opens its events, those of the days that are shown', async () => {
    const opened: string[][] = [];
    const open = (events: readonly ChartEvent[]) => opened.push(events.map(({ key }) => key));
    const frame = await draw(CANDLES, open);
    act(() => drawn.report('click', { seriesName: '事件', dataIndex: 0 }));
    fireEvent.wheel(frame, { deltaY: 400, ...at(10) });
    act(() => drawn.report('click', { seriesName: '事件', dataIndex: 0 }));
    act(() => drawn.report('click', { seriesName: '成交量', dataIndex: 0 }));
    expect(opened).toEqual([['report'], ['pledge']]);
  });
});

describe('the names of the lines over candles', () => {
  const legend = (): string | undefined => {
    const { formatter } = (drawn.options.at(-1)?.['legend'] ?? {}) as {
      formatter?: (name: string) => string;
    };
    return formatter?.('MA5');
  };
  const pointAt = (value?: number): void =>
    act(() => drawn.report('updateAxisPointer', { axesInfo: value === undefined ? [] : [{ value }] }));

  test('have the values of the day under the pointer, and the last ones without it', async () => {
    const values = DAYS.map((_, day) => (day === 10 ? null : day));
    await draw({ ...CANDLES, lines: [{ name: 'MA5', unit: 'yuan', values }] });
    expect(legend()).toBe('MA5  29.00');
    pointAt(3);
    // The newest twenty days are shown.
    expect(legend()).toBe('MA5  13.00');
    pointAt(3);
    expect(drawn.options).toHaveLength(2);
    pointAt(0);
    expect(legend()).toBe('MA5  —');
    pointAt();
    expect(legend()).toBe('MA5  29.00');
    pointAt(3);
    act(() => drawn.report('globalout'));
    expect(legend()).toBe('MA5  29.00');
  });
});
