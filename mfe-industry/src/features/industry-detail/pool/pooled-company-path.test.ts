import { anIndustry } from '../../../testing/an-industry.ts';
import { pooledCompanyPath } from './pooled-company-path.ts';

const ROW = { corpId: 101, stockCode: '600519', shortName: '贵州茅台' };
const queryOf = (type: 'ecology' | 'etf' | 'default'): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(pooledCompanyPath(ROW, anIndustry({ type })).split('?')[1]));

describe('the page of a company opened from a pool', () => {
  it('names the company and the pool to return to, without anything kept in the session’s storage', () => {
    expect(queryOf('ecology')).toEqual({
      row: '101',
      backIndustry: '机器人',
      backIndustryId: '7',
      rowName: '贵州茅台',
      rowStockCode: '600519',
      rowIndustryNames: '智能制造 / 机器人',
      type: 'ecology',
    });
  });

  it('has the type of the pool; the default one has none', () => {
    expect(queryOf('etf')['type']).toBe('etf');
    expect(queryOf('default')).not.toHaveProperty('type');
  });
});
