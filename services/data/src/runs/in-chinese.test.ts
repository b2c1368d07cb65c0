import { inChinese, isKnownRefusal } from './in-chinese.ts';

describe('a message of the importer, in Chinese:', () => {
  it.each([
    ['missing', '缺失'],
    ['longer than 6 characters', '超过 6 个字符'],
    ['not one of SH, SZ, BJ', '不在取值范围内：SH, SZ, BJ'],
    ['not within 0 to 1', '应在 0 至 1 之间'],
    ['not a + b - c, which is 7', '不等于 a + b - c（7）'],
    ['not a number', '不是数字'],
    ['3 bad rows, nothing loaded', '3 行有误，整表未载入'],
    ['needs security, which did not load', '依赖的表 security 未载入'],
    ['unknown column a; missing column b', '未知列 a；缺少列 b'],
    ['security failed, daily_bar left out', 'security 失败；daily_bar 未载入'],
    ['/data/x contains none of a.csv, b.csv (.csv or .csv.gz)', '没有与格式或映射相符的文件'],
    ['CSV_QUOTE_NOT_CLOSED', '引号未闭合'],
    ['a.csv.gz cannot be unpacked: Z_BUF_ERROR', 'a.csv.gz 解压失败，文件不完整或已损坏'],
    ['a.csv cannot be read: EISDIR', 'a.csv 无法读取（EISDIR）'],
    ['a.csv has more than 2000000 keys of a distinct feed', 'a.csv 中去重（distinct）的主键超过 2000000 个'],
    ['line 3: a record longer than 10 characters', '第 3 行超过 10 个字符，引号未闭合或缺少换行'],
  ])('%j is %j', (english, chinese) => {
    expect(inChinese(english)).toBe(chinese);
    expect(isKnownRefusal(english)).toBe(true);
  });

  it('an unknown message stays unchanged, and such a fault may pass when tried again', () => {
    expect(inChinese('Connection lost; missing')).toBe('Connection lost；缺失');
    expect(isKnownRefusal('Connection lost; missing')).toBe(false);
  });

  it('never shows a folder of the server', () => {
    expect(inChinese('/srv/import/x contains both a.csv and a.csv.gz')).toBe('同时存在 a.csv 与 a.csv.gz');
  });
});
