import { candleSpec } from './candle-spec.ts';

const VIEW = { subject: '贵州茅台 600519', adjust: 'forward', span: 'day', days: 2 } as const;
const bar = (date: string, close: number) => ({
  date,
  close,
  open: close,
  high: close + 1,
  low: close - 1,
  volume: 100,
  amount: 1000,
  turnoverRate: 0.01,
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
  it('are all days, the newest asked for shown at first, with averages over all of them', () => {
    const spec = candleSpec(quotation, VIEW);
    expect(spec?.labels).toEqual(QUOTATION.bars.map(({ date }) => date));
    expect(spec?.newest).toBe(2);
    const none = [null, null, null, null, null];
    expect(spec?.lines.map(({ name, values }) => [name, values])).toEqual([
      ['MA5', [null, null, null, null, 30]],
      ['MA10', none],
      ['MA20', none],
      ['MA60', none],
    ]);
    expect(spec).toMatchObject({ note: '前复权', asOf: '2026-07-03', title: '日K线' });
  });

  it('of weeks and months are as many as those days are in', () => {
    const weeks = candleSpec(quotation, { ...VIEW, span: 'week', days: 4 });
    expect([weeks?.title, weeks?.labels, weeks?.newest]).toEqual(['周K线', ['2026-06-26', '2026-07-03'], 1]);
    expect(weeks?.bars[1]).toMatchObject({ open: 20, close: 50, change: 4, volume: 400 });
    expect(weeks?.events.map(({ label, text }) => [label, text])).toEqual([
      ['2026-07-03', '2026-06-28 质押 125.00 万股'],
      ['2026-07-03', '2026-07-02 除权除息 10派3.50元'],
      ['2026-07-03', '2026-07-02 2026 年半年度报告'],
    ]);
    const months = candleSpec(quotation, { ...VIEW, span: 'month', days: 250 });
    expect([months?.title, months?.labels, months?.newest]).toEqual([
      '月K线',
      ['2026-06-30', '2026-07-03'],
      2,
    ]);
  });

  it('mark events, each with a key of its own', () => {
    expect(candleSpec(quotation, VIEW)?.events.slice(1)).toEqual([
      {
        key: '2026-07-02 dividend 除权除息 10派3.50元',
        label: '2026-07-02',
        mark: '分',
        tint: 'teal',
        text: '除权除息 10派3.50元',
      },
      {
        key: '2026-07-02 report 2026 年半年度报告',
        label: '2026-07-02',
        mark: '财',
        tint: 'navy',
        text: '2026 年半年度报告',
      },
    ]);
  });

  it('mark a Sunday’s event on the next day of trading, with its own date', () => {
    expect(candleSpec(quotation, { ...VIEW, days: 250 })?.events[0]).toEqual({
      key: '2026-06-28 pledge 质押 125.00 万股',
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
