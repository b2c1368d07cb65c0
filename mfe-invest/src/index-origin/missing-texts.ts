/** Why an index of a company is missing, by its key on the wire. */
export const MISSING_INDEX: Readonly<Record<string, string>> = {
  industryComparisonIndex: '所属行业有百分位的指标不足四项',
  corpComparisonIndex: '公司有百分位的指标不足四项',
  zbphIndex: '有取值的比例不足三项',
  styleIndex: '权重不为 0 的分项有缺失',
  liquidityIndex: '近 20 个交易日没有成交额',
  correctionCorpConfig: '权重不为 0 的分项有缺失',
};

/** Why a measure is missing. */
export const MISSING_VALUE = '财报或行情不足以计算，或公司不在对比范围内';
export const MISSING_RATE = '当日没有成交，或没有这项数据';
/** Why a share of an index is missing while its weight is 0. */
export const NO_WEIGHT = '权重为 0，不计入';
