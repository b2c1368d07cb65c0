import type { ForecastType } from '@console/market/schema';
import type { Random } from '../world/random.ts';

const REASONS: Readonly<Record<'better' | 'worse' | 'even', readonly string[]>> = {
  better: [
    '主要产品订单饱满，产能利用率提升，规模效应显现',
    '产品结构优化，高毛利产品收入占比提高',
    '原材料价格回落，单位成本下降',
    '新客户放量，海外市场收入增长较快',
    '持续推进降本增效，期间费用率同比下降',
    '上年同期计提减值较多，本期减值损失减少',
  ],
  worse: [
    '下游需求放缓，主要产品销量和价格同比下降',
    '原材料及能源成本上升，毛利率承压',
    '行业竞争加剧，产品售价下调',
    '新建产线处于爬坡阶段，折旧与费用增加',
    '研发投入加大，期间费用同比增长',
    '对存货及商誉计提了减值准备',
  ],
  even: ['各项业务经营平稳', '主营业务收入与上年同期基本持平', '订单结构调整，整体盈利水平保持稳定'],
};
/** The reasons given by banks, brokers and insurers. */
const FINANCE_REASONS: typeof REASONS = {
  better: [
    '投资收益及公允价值变动收益同比增加',
    '手续费及佣金收入实现增长',
    '资产质量改善，信用减值损失同比减少',
    '持续压降负债成本，资金使用效率提升',
  ],
  worse: [
    '资本市场波动，投资收益同比下降',
    '市场利率下行，主要业务收入同比减少',
    '基于审慎原则，信用减值计提同比增加',
    '业务及管理费用同比增长',
  ],
  even: ['各项业务经营平稳', '业务结构与上年同期基本一致', '资产规模与收益水平保持稳定'],
};
const MOOD: Readonly<Record<ForecastType, keyof typeof REASONS>> = {
  扭亏: 'better',
  预增: 'better',
  略增: 'better',
  续盈: 'even',
  不确定: 'even',
  略减: 'worse',
  预减: 'worse',
  续亏: 'worse',
  首亏: 'worse',
};
const SPANS: Readonly<Record<string, string>> = {
  '12-31': '年度',
  '06-30': '年半年度',
  '03-31': '年第一季度',
  '09-30': '年前三季度',
};

/** The period of a forecast: `2024年前三季度`. */
export const spanText = (period: string): string => `${period.slice(0, 4)}${SPANS[period.slice(5)] ?? ''}`;

/** The text of a forecast, in a company's words. Yuan. */
export function forecastAbstract(
  random: Random,
  {
    type,
    period,
    range,
    base,
    isFinancial,
  }: {
    type: ForecastType;
    period: string;
    range: { readonly lower: number; readonly upper: number };
    base: number;
    isFinancial: boolean;
  },
): string {
  const loss = range.upper < 0;
  const [from, to] = loss ? [-range.upper, -range.lower] : [range.lower, range.upper];
  const what = loss ? '净亏损' : '净利润';
  const growth = base > 0 && !loss ? `，同比变动${percent(from / base - 1)}至${percent(to / base - 1)}` : '';
  const reasons = (isFinancial ? FINANCE_REASONS : REASONS)[MOOD[type]];
  const first = random.pick(reasons);
  const second = random.pick(reasons.filter((reason) => reason !== first));
  const opening = `预计${spanText(period)}归属于上市公司股东的${what}为${amount(from)}至${amount(to)}`;
  return `${opening}${growth}。变动原因：${first}；${second}。`;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
const amount = (yuan: number): string =>
  yuan >= 1e8 ? `${(yuan / 1e8).toFixed(2)}亿元` : `${Math.round(yuan / 1e4)}万元`;
