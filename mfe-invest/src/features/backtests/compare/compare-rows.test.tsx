import { backtestParams } from '@console/contract-invest';
import { metricRows, paramRows, type CompareRow } from './compare-rows.ts';
import { aReport } from '../testing/a-report.ts';
import { aRunCard } from '../../../testing/a-run.ts';

const rowOf = (rows: readonly CompareRow[], key: string): CompareRow => {
  const row = rows.find((each) => each.key === key);
  if (row === undefined) throw new Error(`no row ${key}`);
  return row;
};

describe('compared parameters', () => {
  const rows = paramRows([
    aRunCard(),
    aRunCard({ associationId: 13, factorVersion: 7, params: backtestParams.parse({ quantiles: 10 }) }),
  ]);

  it('are marked where they differ, and only there', () => {
    expect(rows.filter(({ differs }) => differs).map(({ key, texts }) => [key, ...texts])).toEqual([
      ['factor', '质量动量合成 v6', '质量动量合成 v7'],
      ['quantiles', '5 组，全体分组', '10 组，全体分组'],
    ]);
  });

  it('are words, except for counts of days', () => {
    expect(rows.filter(({ figure }) => figure).map(({ key }) => key)).toEqual(['days']);
  });

  it('of one run have no differences', () => {
    expect(paramRows([aRunCard()]).some(({ differs }) => differs)).toBe(false);
    expect(paramRows([])).toEqual([]);
  });
});

describe('compared metrics', () => {
  const other = aReport({ quantiles: 10 });
  const better = {
    ...other,
    rankIcSummary: Object.fromEntries(
      Object.entries(other.rankIcSummary).map(([key, summary]) => [key, { ...summary, mean: 0.0458 }]),
    ),
    longShort: null,
  };
  const rows = metricRows(
    [
      { run: aRunCard(), report: aReport() },
      { run: aRunCard(), report: better },
    ],
    1,
  );

  it('show how far the others are above the first', () => {
    expect(rowOf(rows, 'rankIcMean')).toMatchObject({
      texts: ['0.0437', '0.0458'],
      above: ['', '+0.0021'],
      differs: true,
    });
    expect(rowOf(rows, 'icir')).toMatchObject({ texts: ['0.48', '0.48'], above: ['', ''], differs: false });
  });

  it('are aligned as figures', () => {
    expect(rows.every(({ figure }) => figure)).toBe(true);
  });

  it('are numbers in a sheet, under a name with their unit', () => {
    expect(rowOf(rows, 'rankIcMean')).toMatchObject({
      sheetTitle: 'Rank IC 均值',
      cells: [{ digits: '0.043700' }, { digits: '0.045800' }],
    });
    expect(rowOf(rows, 'maxDrawdown')).toMatchObject({
      sheetTitle: '多空最大回撤(%)',
      cells: [{ digits: '-8.2400', full: -8.24 }, null],
    });
    expect(rowOf(rows, 'rowsKept').cells).toEqual([
      { digits: '40000', full: 40000 },
      { digits: '40000', full: 40000 },
    ]);
  });

  it('have a dash, and nothing above, where one is missing', () => {
    expect(rowOf(rows, 'sharpe')).toMatchObject({ texts: ['1.75', '—'], above: ['', ''], differs: true });
    expect(rowOf(rows, 'topTurnover').title).toBe('最高组换手');
  });

  it('are dashes at a horizon that a run does not have', () => {
    const at20 = metricRows([{ run: aRunCard(), report: aReport() }], 20);
    expect(rowOf(at20, 'rankIcMean').texts).toEqual(['—']);
  });
});
