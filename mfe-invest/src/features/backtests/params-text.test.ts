import { backtestParams } from '@console/contract-invest';
import { durationText, paramsText } from './params-text.ts';

const texts = (given: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    paramsText(backtestParams.parse(given), '全市场', new Map([['DM0002', '大盘指数']])).map(
      ({ title, text }) => [title, text],
    ),
  );

describe('parameters as text', () => {
  it('describe the defaults', () => {
    expect(texts({})).toEqual({
      股票池: '全部 A 股',
      剔除: 'ST、停牌、上市不足 60 日',
      指定区间: '最早 至 最新',
      持有期: '1、5、10、20 日',
      分组: '5 组，全体分组',
      去极值: '中位数 ± 3 倍 MAD',
      标准化: 'z 值',
      中性化: '不处理',
      基准: '无',
    });
  });

  it('describe other choices', () => {
    const chosen = texts({
      from: '2020-01-02',
      to: '2023-12-29',
      binBy: 'industry',
      benchmark: '000300',
      neutralise: { industry: true, capital: true },
      exclude: { suspended: false, st: false, listedUnder: 0 },
    });
    expect(chosen).toMatchObject({
      剔除: '不剔除',
      指定区间: '2020-01-02 至 2023-12-29',
      分组: '5 组，行业内分组',
      中性化: '申万一级行业、对数流通市值',
      基准: '000300',
    });
  });
});

it('a benchmark is written with name and code, or only its code when its name is unknown', () => {
  expect(texts({ benchmark: 'DM0002' })['基准']).toBe('大盘指数 DM0002');
  expect(texts({ universe: { kind: 'industry', code: '801780' } })['股票池']).toBe('全市场');
});

it('a duration is written in seconds, from a minute on in minutes', () => {
  expect([3.24, 42.4, 126, 59.7, null].map(durationText)).toEqual([
    ...['3.2 秒', '42 秒', '2 分 06 秒', '60 秒', '—'],
  ]);
});
