import { seededRandom } from '@console/quant';
import type { Cell } from './cell.ts';
import { checkNumbers } from './gate.ts';
import { gateTrials } from './trials/gate-trials.ts';
import { acceptedOf, passedErrors } from './trials/judge-gate.ts';

let next = 0;
const cell = (title: string, value: number, more: Partial<Cell> = {}): Cell => ({
  id: `c${(next += 1)}`,
  table: 'company.income',
  entity: '贵州茅台',
  period: '2025Y',
  title,
  value,
  unit: 'yuan',
  ...more,
});

const REVENUE = cell('营业总收入', 174_144_069_958.25);
const REVENUE_BEFORE = cell('营业总收入', 150_560_330_316.45, { period: '2024Y' });
const PROFIT = cell('归母净利润', 86_228_146_421.62);
const PROFIT_BEFORE = cell('归母净利润', 90_000_000_000, { period: '2024Y' });
const ROE = cell('净资产收益率', 0.3424, { unit: 'percent' });
const ROE_BEFORE = cell('净资产收益率', 0.3199, { unit: 'percent', period: '2024Y' });
const PE = cell('市盈率', 21.37, { unit: 'multiple' });
const LOSS = cell('归母净利润', -1_234_567_890, { entity: '万科A' });
const COST = cell('营业成本', 13_789_484_000);
const SELLING = cell('销售费用', 5_638_940_000);
const STAFF = cell('员工人数', 33_302, { unit: 'integer' });
const CELLS = [
  ...[REVENUE, REVENUE_BEFORE, PROFIT, PROFIT_BEFORE, ROE, ROE_BEFORE, PE],
  ...[LOSS, COST, SELLING, STAFF],
];
const SUBJECT = { entity: '贵州茅台', period: '2025Y', aliases: { 营收: '营业总收入' }, others: ['五粮液'] };
const check = (text: string) =>
  checkNumbers(text, CELLS, SUBJECT).map(({ start, end, cells }) => [text.slice(start, end), ...cells]);

describe('a number that a model wrote', () => {
  it('is none where it is part of a name, and one beside it', () => {
    const cells = [cell('收益率', 0.12, { entity: '多因子2号', unit: 'percent' })];
    const text = '多因子2号：收益率 12.00%，多因子3号';
    const found = checkNumbers(text, cells, SUBJECT);
    expect(found.map(({ start, end, cells: cited }) => [text.slice(start, end), cited.length])).toEqual([
      ['12.00%', 1],
      ['3', 0],
    ]);
  });

  it.each([
    ['营业总收入 1,741.44 亿元', '1,741.44 亿元', [REVENUE]],
    ['2025年营业总收入为1741亿元', '1741亿元', [REVENUE]],
    ['2024 年营收 15056033.03 万元', '15056033.03 万元', [REVENUE_BEFORE]],
    ['净资产收益率达到 34.24%', '34.24%', [ROE]],
    ['市盈率约 21.4 倍', '21.4 倍', [PE]],
    ['员工人数 33302 人', '33302 人', [STAFF]],
    ['万科A 归母净利润亏损 12.35 亿元', '12.35 亿元', [LOSS]],
    ['万科A 归母净利润为 -12.35 亿元', '-12.35 亿元', [LOSS]],
  ])('is a cell: %s', (text, shown, cells) => {
    expect(check(text)).toEqual([[shown, ...cells.map(({ id }) => id)]]);
  });

  it.each([
    ['营业总收入同比增长 15.66%', '15.66%', [REVENUE, REVENUE_BEFORE]],
    ['归母净利润同比下降 4.2%', '4.2%', [PROFIT, PROFIT_BEFORE]],
    ['营业总收入较上年增加 235.84 亿元', '235.84 亿元', [REVENUE, REVENUE_BEFORE]],
    ['净资产收益率同比提高 2.25 个百分点', '2.25 个百分点', [ROE, ROE_BEFORE]],
    ['营业成本与销售费用合计 194.28 亿元', '194.28 亿元', [SELLING, COST]],
    ['归母净利润占营业总收入的 49.5%', '49.5%', [REVENUE, PROFIT]],
    ['营业成本是销售费用的 2.4 倍', '2.4 倍', [SELLING, COST]],
  ])('follows from two cells: %s', (text, shown, cells) => {
    expect(check(text)).toEqual([[shown, ...cells.map(({ id }) => id)]]);
  });

  it.each([
    ['亿 for 万', '营业总收入 1,741.44 万元'],
    ['another digit', '营业总收入 1,742.44 亿元'],
    ['a digit too many', '营业总收入 1,741.45 亿元'],
    ['the wrong sign', '归母净利润同比增长 4.2%'],
    ['a profit for a loss', '万科A 归母净利润 12.35 亿元'],
    ['% for a plain number', '市盈率 21.37%'],
    ['points for %', '营业总收入同比增长 15.66 个百分点'],
    ['another period', '2024年营业总收入 1,741.44 亿元'],
    ['a period without cells', '2023年营业总收入 1,741.44 亿元'],
    ['another company', '万科A 营业总收入 1,741.44 亿元'],
    ['a company without cells', '五粮液营业总收入 1,741.44 亿元'],
    ['another column', '归母净利润 1,741.44 亿元'],
    ['a column without cells', '研发费用 1,741.44 亿元'],
    ['a column without cells after one', '营业总收入中研发费用 1,741.44 亿元'],
    ['a column without cells in the next clause', '营业总收入增长，研发费用 1,741.44 亿元'],
    ['no column', '一共 1,741.44 亿元'],
    ['a level told as a change', '营业总收入增长 1,741.44 亿元'],
    ['a wrong ratio', '归母净利润占营业总收入的 59.5%'],
    ['words for a number', '净资产收益率三成五'],
    ['a range', '营业总收入 1,741.44-1,800 亿元'],
  ])('is not verified with %s', (_, text) => {
    const numbers = check(text);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.filter((number) => number.length > 1)).toEqual([]);
  });

  it('is checked with the words of its own clause and sentence', () => {
    expect(
      check(
        '2025年，贵州茅台营业总收入 1,741.44 亿元，同比增长 15.66%；归母净利润 862.28 亿元。万科A 归母净利润亏损 12.35 亿元。',
      ),
    ).toEqual([
      ['1,741.44 亿元', REVENUE.id],
      ['15.66%', REVENUE.id, REVENUE_BEFORE.id],
      ['862.28 亿元', PROFIT.id],
      ['12.35 亿元', LOSS.id],
    ]);
  });

  it('is no day, period, rank, code, list mark or citation', () => {
    const text =
      '1. 贵州茅台（600519.SH）在 2025年12月31日、2025Q3 与近 3 年居前 5 名，见 [[c12]]。\n2、第 2 季度';
    expect(check(text)).toEqual([]);
  });
});

describe('many answers', () => {
  const trials = gateTrials(seededRandom(7), ['2023Y', '2024Y', '2025Y', '2025Q3']);

  it('that are true are accepted, at least 119 of 120', () => {
    expect(acceptedOf(trials, 120)).toBeGreaterThanOrEqual(119);
  });

  it('with one planted error are never verified, of 1,000', () => {
    expect(passedErrors(trials, 1_000)).toEqual([]);
  });
});
