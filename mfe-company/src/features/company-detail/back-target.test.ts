import { backTarget, type BackTarget } from './back-target.ts';
import { readDetailQuery } from './detail-query.ts';

const targetOf = (search: string): BackTarget => backTarget(readDetailQuery(search));

describe('the back arrow of a company', () => {
  test('goes one step back with backFlag=1, whatever else the address says', () => {
    expect(targetOf('?row=7&backFlag=1&backIndustryId=3')).toEqual({ kind: 'step' });
  });

  test('goes to the industry’s pool when the company was opened from it', () => {
    const target = targetOf('?row=7&backIndustry=机器人&backIndustryId=31&type=etf');
    const path = target.kind === 'page' ? target.path : '';
    const url = new URL(path, 'http://console');
    expect(url.pathname).toBe('/investment/dataCorpEcology/selectData/industryCommonDetail');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      row: '31',
      rowNames: '机器人',
      type: 'etf',
      backCropPool: 'true',
    });
  });

  test('goes to the data home otherwise', () => {
    expect(targetOf('?row=7')).toEqual({ kind: 'page', path: '/investment/edatabase/getdata' });
    expect(targetOf('?row=7&backFlag=0')).toEqual({ kind: 'page', path: '/investment/edatabase/getdata' });
  });
});

describe('readDetailQuery', () => {
  test('reads the values of the list’s link', () => {
    expect(
      readDetailQuery('?row=12&rowName=华岚精工&rowStockCode=688921&rowIndustryNames=机械设备'),
    ).toMatchObject({
      corpId: 12,
      name: '华岚精工',
      stockCode: '688921',
      industryNames: '机械设备',
    });
  });

  test.each(['', '?row=', '?row=0', '?row=-1', '?row=abc', '?row=1.5', '?row=99999999999999999'])(
    'names no company for %j',
    (search) => {
      expect(readDetailQuery(search).corpId).toBeNull();
    },
  );
});
