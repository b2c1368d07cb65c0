import { foundIndustries, type SearchedIndustry } from './found-industries.ts';

const industry = (
  id: number,
  name: string,
  more: Partial<Omit<SearchedIndustry, 'id' | 'name'>> = {},
): SearchedIndustry => ({ id, name, code: `80${id}`, parentId: null, variant: 'default', ...more });

const INDUSTRIES = [
  industry(1, '食品饮料'),
  industry(2, '白酒Ⅱ', { parentId: 1 }),
  industry(3, '白酒Ⅲ', { parentId: 2 }),
  industry(4, '半导体', { code: 'BDT' }),
  industry(5, '饮料ETF', { variant: 'etf' }),
] as const;

const found = (keyword: string, size = 6): string[] =>
  foundIndustries(INDUSTRIES, { keyword, size }).map(({ industryName }) => industryName);

describe('an industry', () => {
  it('is found by the start of its code, any part of its name and the start of its initials', () => {
    expect(found('802')).toEqual(['白酒Ⅱ']);
    expect(found('bdt')).toEqual(['半导体']);
    expect(found('spyl')).toEqual(['食品饮料']);
    expect(found('导体')).toEqual(['半导体']);
  });

  it('comes first where its name begins with the text', () => {
    expect(found('饮料')).toEqual(['饮料ETF', '食品饮料']);
  });

  it('has the names above it and its classification', () => {
    expect(foundIndustries(INDUSTRIES, { keyword: '白酒Ⅲ', size: 6 })).toEqual([
      {
        industryId: 3,
        industryName: '白酒Ⅲ',
        industryCode: '803',
        type: 'default',
        parentNames: '食品饮料 / 白酒Ⅱ',
      },
    ]);
    expect(foundIndustries(INDUSTRIES, { keyword: '饮料', size: 1 })).toMatchObject([
      { type: 'etf', parentNames: null },
    ]);
  });

  it('is not found by what is inside its code or initials, nor beyond the number asked for', () => {
    expect(found('pyl')).toEqual([]);
    expect(found('白酒', 1)).toEqual(['白酒Ⅱ']);
  });
});
