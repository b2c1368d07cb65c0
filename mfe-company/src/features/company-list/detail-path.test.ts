import { readDetailQuery } from '../company-detail/detail-query.ts';
import { detailPath } from './detail-path.ts';

describe('detailPath', () => {
  test('carries what the detail page draws before the server answers', () => {
    const path = detailPath({
      corpId: 12,
      shortName: '*ST 甲&乙',
      stockCode: '688921',
      releaseInfoNames: '机械设备 / 机器人',
    });
    expect(path.startsWith('/investment/datacorpecology/selectData/commonDetail?')).toBe(true);
    expect(readDetailQuery(path.slice(path.indexOf('?')))).toMatchObject({
      corpId: 12,
      name: '*ST 甲&乙',
      stockCode: '688921',
      industryNames: '机械设备 / 机器人',
      backFlag: false,
    });
  });
});
