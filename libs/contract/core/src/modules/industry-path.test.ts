import { industryPath } from './industry-path.ts';

test('an industry’s link contains the data its page draws before the server answers', () => {
  const path = industryPath({
    industryId: 7,
    industryName: '人&工智能',
    industryCode: 'A_1',
    type: 'etf',
  });
  const { pathname, searchParams } = new URL(path, 'http://console');
  expect(pathname).toBe('/investment/dataCorpEcology/selectData/industryCommonDetail');
  expect(Object.fromEntries(searchParams)).toEqual({
    row: '7',
    rowName: '人&工智能',
    rowNames: '人&工智能',
    rowCode: 'A_1',
    type: 'etf',
  });
});
