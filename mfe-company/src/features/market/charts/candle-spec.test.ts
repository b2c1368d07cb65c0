import { candleSpec } from './candle-spec.ts';

const VIEW = { subject: '贵州茅台 600519', adjust: 'forward', days: 2 } as const;
const bar = (date: string, close: number) => ({
  date,
  close,
  open: close,
  high: close + 1,
  low: close - 1,
  volume: 100,
});
/** A Friday to a Friday: Monday the 29th is a holiday. */
const QUOTATION = {
  bars: [
    bar('2026-06-26', 10),
    bar('2026-06-30', 20),
    bar('2026-07-01', 30),
    bar('2026-07-02', 40),
    bar('2026-07-03', 50),
  ],
  events: [
    { date: '2026-06-28', kind: 'pledge', title: '质押 125.00 万股' },
    { date: '2026-07-02', kind: 'dividend', title: '除权除息 10派3.50元' },
    { date: '2026-07-02', kind: 'report', title: '2026 年半年度报告' },
  ],
  asOf: '2026-07-03',
} as const;
const quotation = { ...QUOTATION, bars: [...QUOTATION.bars], events: [...QUOTATION.events] };

describe('the candles of a share', () => {
  it('are the newest days asked for, with averages that reach back beyond them', () => {
    const spec = candleSpec(quotation, VIEW);
    expect(spec?.labels).toEqual(['2026-07-02', '2026-07-03']);
    expect(spec?.lines.map(({ name, values }) => [name, values])).toEqual([
      ['MA5', [null, 30]],
      ['MA10', [null, null]],
      ['MA20', [null, null]],
      ['MA60', [null, null]],
    ]);
    expect(spec).toMatchObject({ note: '前复权', asOf: '2026-07-03', title: '日K线' });
  });

  it('mark the events of those days alone', () => {
    expect(candleSpec(quotation, VIEW)?.events).toEqual([
      { label: '2026-07-02', mark: '分', tint: 'teal', text: '除权除息 10派3.50元' },
      { label: '2026-07-02', mark: '财', tint: 'navy', text: '2026 年半年度报告' },
    ]);
  });

  it('mark a Sunday’s event on the next day of trading, with its own date', () => {
    expect(candleSpec(quotation, { ...VIEW, days: 250 })?.events[0]).toEqual({
      label: '2026-06-30',
      mark: '质',
      tint: 'violet',
      text: '2026-06-28 质押 125.00 万股',
    });
  });

  it('are null for a share that never traded', () => {
    expect(candleSpec({ bars: [], events: [], asOf: null }, VIEW)).toBeNull();
  });
});
