import { kpisOf } from './kpis.ts';
import { aReport } from '../testing/a-report.ts';

describe('the figures at the top of a tear sheet', () => {
  it('are those of the horizon, and of the portfolio', () => {
    const figures = Object.fromEntries(kpisOf(aReport(), 5).map(({ metric, value }) => [metric, value]));
    expect(figures).toEqual({
      rankIcMean: 0.0437 / 5,
      icir: 0.48,
      sharePositive: 0.671,
      icT: 17.15,
      annualReturn: 0.1319,
      annualVolatility: 0.0725,
      sharpe: 1.75,
      maxDrawdown: -0.0824,
      topTurnover: 0.1864 + 2 * 0.01,
      rankAutocorrelation: 0.947,
    });
  });

  it('name the highest group by its number', () => {
    const titles = kpisOf(aReport({ quantiles: 10 }), 1).map(({ title }) => title);
    expect(titles).toContain('Q10 换手率');
  });

  it('are missing, not zero, without a portfolio or that horizon', () => {
    const report = { ...aReport(), longShort: null };
    expect(kpisOf(report, 20).every(({ value }) => value === null)).toBe(true);
  });
});
