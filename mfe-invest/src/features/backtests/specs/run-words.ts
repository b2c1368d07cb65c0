import type { BacktestRunCard } from '@console/contract-invest';
import { effectiveDaysText, effectiveRange, isThin, THIN_SAMPLE } from '../../../run-samples.ts';
import { paramsText } from '../params-text.ts';

/** The words that every chart of a run shows. */
export interface RunWords {
  readonly subject: string;
  readonly source: string;
  readonly asOf: string | null;
  /** Its parameters, written into an exported picture. */
  readonly about: readonly string[];
}

/** 质量动量合成 v6 回测 12 */
export const runName = ({
  factorName,
  factorVersion,
  associationId,
}: Pick<BacktestRunCard, 'factorName' | 'factorVersion' | 'associationId'>): string =>
  `${factorName} v${factorVersion} 回测 ${associationId}`;

export const runWords = (run: BacktestRunCard): RunWords => ({
  subject: runName(run),
  source: '回测',
  asOf: run.asOf ?? run.endDate,
  about: [aboutRun(run)],
});

/** 全部 A 股，2021-09-01 至 2026-11-18，5 组，全体分组，去极值 中位数 ± 3 倍 MAD… */
export function aboutRun(run: BacktestRunCard): string {
  const { params, universeText, startDate, endDate } = run;
  const texts = new Map(paramsText(params, universeText, NO_NAMES).map(({ key, text }) => [key, text]));
  const dates = startDate && endDate ? `${startDate} 至 ${endDate}` : (texts.get('dates') ?? '');
  return [
    texts.get('universe'),
    dates,
    ...(run.effectiveStart === null
      ? []
      : [`有效 ${effectiveRange(run)}，${effectiveDaysText(run)} 个交易日`]),
    ...(isThin(run) ? [THIN_SAMPLE] : []),
    texts.get('quantiles'),
    `去极值 ${texts.get('winsorise')}`,
    `标准化 ${texts.get('standardise')}`,
    `中性化 ${texts.get('neutralise')}`,
    `剔除 ${texts.get('exclude')}`,
  ].join('，');
}

/** No benchmark names: the text mentions no benchmark. */
const NO_NAMES: ReadonlyMap<string, string> = new Map();
