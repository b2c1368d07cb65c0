import { askedViews } from './asked-views.ts';

const asked = (text: string): [string, string[]] => {
  const { company, views } = askedViews(text);
  return [company, views.map(({ title }) => title)];
};

describe('a text that asks for a view of a company', () => {
  it.each([
    ['606093 利润表', '606093', ['利润表']],
    ['606093 lrb', '606093', ['利润表']],
    ['利润表 泠亭', '泠亭', ['利润表']],
    ['606093利润表', '606093', ['利润表']],
    ['606093.sh  xjllb', '606093.sh', ['现金流量表']],
    ['606093 公告', '606093', ['公司公告']],
    ['606093 PE', '606093', ['估值分位']],
    ['606093 cwbb', '606093', ['财务数据', '利润表', '资产负债表', '现金流量表']],
  ])('%s names %s and %j', (text, company, views) => {
    expect(asked(text)).toEqual([company, views]);
  });

  it('has the view that is named exactly first, then those that the word begins or that contain it', () => {
    expect(asked('606093 gsgg')[1]).toEqual(['公司高管', '公司公告']);
    expect(asked('606093 利润')[1]).toEqual(['利润表', '利润明细']);
    expect(asked('606093 走')[1]).toEqual(['走势']);
  });

  it.each(['606093', '利润表', '中国 平安', ''])('%j asks for none', (text) => {
    expect(askedViews(text)).toEqual({ company: text, views: [] });
  });
});
