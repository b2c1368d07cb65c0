import { EMPTY, formatNumber } from '@console/contract-core';
import { ALL_STOCKS, STANDARDISE, WINSORISE, type BacktestParams } from '@console/contract-invest';

export interface ParamText {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

/** Names of indices by their codes. */
export type BenchmarkNames = ReadonlyMap<string, string>;

/**
 * A run's parameters as text. `universeText` names the industry or pool whose id they contain; a benchmark
 * missing from `names` is written as its code.
 */
export function paramsText(
  params: BacktestParams,
  universeText: string,
  names: BenchmarkNames,
): readonly ParamText[] {
  const { from, to, horizons, quantiles, binBy, winsorise, standardise, benchmark } = params;
  return [
    { key: 'universe', title: '股票池', text: universeName(params, universeText) },
    { key: 'exclude', title: '剔除', text: excludedText(params) },
    { key: 'dates', title: '指定区间', text: `${from ?? '最早'} 至 ${to ?? '最新'}` },
    { key: 'horizons', title: '持有期', text: `${horizons.join('、')} 日` },
    {
      key: 'quantiles',
      title: '分组',
      text: `${quantiles} 组，${binBy === 'industry' ? '行业内分组' : '全体分组'}`,
    },
    { key: 'winsorise', title: '去极值', text: WINSORISE[winsorise] },
    { key: 'standardise', title: '标准化', text: STANDARDISE[standardise] },
    { key: 'neutralise', title: '中性化', text: neutralisedText(params) },
    { key: 'benchmark', title: '基准', text: benchmark === null ? '无' : benchmarkText(benchmark, names) },
  ];
}

/** The name of a run's universe; older runs have another word for all stocks. */
export const universeName = ({ universe }: BacktestParams, universeText: string): string =>
  universe.kind === 'all' ? ALL_STOCKS : universeText;

/** 大盘指数 DM0002 */
const benchmarkText = (code: string, names: BenchmarkNames): string => {
  const name = names.get(code);
  return name === undefined ? code : `${name} ${code}`;
};

/** ST、停牌、上市不足 60 日 */
function excludedText({ exclude }: BacktestParams): string {
  const parts = [
    ...(exclude.st ? ['ST'] : []),
    ...(exclude.suspended ? ['停牌'] : []),
    ...(exclude.listedUnder > 0 ? [`上市不足 ${exclude.listedUnder} 日`] : []),
  ];
  return parts.length === 0 ? '不剔除' : parts.join('、');
}

function neutralisedText({ neutralise }: BacktestParams): string {
  const parts = [
    ...(neutralise.industry ? ['申万一级行业'] : []),
    ...(neutralise.capital ? ['对数流通市值'] : []),
  ];
  return parts.length === 0 ? '不处理' : parts.join('、');
}

/** 42 秒, 2 分 06 秒; a dash where it is not known. */
export function durationText(seconds: number | null): string {
  if (seconds === null) return EMPTY;
  if (seconds < 60) return `${formatNumber(seconds, { unit: 'number', decimals: seconds < 10 ? 1 : 0 })} 秒`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} 分 ${String(whole % 60).padStart(2, '0')} 秒`;
}
