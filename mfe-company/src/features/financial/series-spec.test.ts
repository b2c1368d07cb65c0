import { barLine, lines } from './series-spec.ts';

const SUBJECT = { title: '营业总收入与同比', subject: '招商银行 600036' };
const SERIES = {
  asOf: '2026-08-28',
  points: [
    { reportPeriod: '2025H1', revenue: 3e8, yoy: null, gross: null, net: 0.3 },
    { reportPeriod: '2026H1', revenue: null, yoy: 0.1, gross: null, net: null },
  ],
};

describe('the charts of the income statement', () => {
  test('draw yuan as bars with their growth as a line', () => {
    const spec = barLine(SERIES, SUBJECT, {
      bar: { name: '营业总收入', of: ({ revenue }) => revenue },
      line: { name: '同比', of: ({ yoy }) => yoy },
    });
    expect(spec).toEqual({
      ...SUBJECT,
      kind: 'bar-line',
      source: '定期报告',
      asOf: '2026-08-28',
      labels: ['2025H1', '2026H1'],
      bars: [{ name: '营业总收入', unit: 'hundredMillionYuan', values: [3e8, null] }],
      lines: [{ name: '同比', unit: 'percent', values: [null, 0.1] }],
    });
  });

  test('say why growth leaves gaps, and in words where there is none at all', () => {
    const points = [
      { reportPeriod: '2024Y', profit: -8, yoy: null, why: undefined },
      { reportPeriod: '2025Y', profit: -9, yoy: null, why: 'negativeBase' },
      { reportPeriod: '2026Y', profit: 20, yoy: 0.1, why: undefined },
    ];
    const specOf = (shown: typeof points) =>
      barLine({ asOf: null, points: shown }, SUBJECT, {
        bar: { name: '归母净利润', of: ({ profit }) => profit },
        line: { name: '同比', of: ({ yoy }) => yoy, why: ({ why }) => why },
      });
    expect(specOf(points)?.lines[0]?.reasons).toEqual([undefined, '基数为负', undefined]);
    expect(specOf(points.slice(0, 2))).toMatchObject({ lines: [], note: '无同比：基数为负' });
  });

  test('leave out a measure that a template does not have', () => {
    const spec = lines(SERIES, SUBJECT, [
      { name: '毛利率', unit: 'percent', of: ({ gross }) => gross },
      { name: '归母净利率', unit: 'percent', of: ({ net }) => net },
    ]);
    expect(spec?.series).toEqual([{ name: '归母净利率', unit: 'percent', values: [0.3, null] }]);
  });

  test('are none without a value', () => {
    const none = { points: [], asOf: null };
    const measure = { name: '毛利率', of: () => null };
    expect(barLine(none, SUBJECT, { bar: measure, line: measure })).toBeNull();
    expect(lines(SERIES, SUBJECT, [{ ...measure, unit: 'percent' }])).toBeNull();
  });
});
