import { companyPath } from './company-path.ts';

describe('the address of a company', () => {
  test('has what the detail page shows before the server answers', () => {
    const path = companyPath({
      corpId: 12,
      shortName: '*ST 甲&乙',
      stockCode: '688921',
      industryNames: '机械设备 / 机器人',
    });
    expect(path.startsWith('/investment/datacorpecology/selectData/commonDetail?')).toBe(true);
    expect(Object.fromEntries(new URL(path, 'http://console').searchParams)).toEqual({
      row: '12',
      rowName: '*ST 甲&乙',
      rowStockCode: '688921',
      rowIndustryNames: '机械设备 / 机器人',
    });
  });
});
