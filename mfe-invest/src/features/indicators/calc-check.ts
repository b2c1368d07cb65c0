import { faultText, type investEntries, unitText } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';

export type FactorCheck = OutputOf<typeof investEntries.checkFactor>;

/** A fault of a calculation, and the characters it is about. */
export interface CalcFault {
  readonly text: string;
  /** Null for a fault of the whole formula. */
  readonly span: { readonly from: number; readonly to: number } | null;
}

/** The faults of a formula as a calculation: those of a factor, and the use of anything but indicators. */
export function calcFaults({ relationMap, faults, names }: FactorCheck): readonly CalcFault[] {
  const nodes = relationMap?.nodes ?? [];
  const refs = new Map(nodes.map(({ id, ref }) => [id, ref]));
  const nodeTitle = (id: string): string => names[refs.get(id) ?? ''] ?? refs.get(id) ?? id;
  const factors = new Set(nodes.filter(({ kind }) => kind === 'factor').map(({ ref }) => ref));
  return [
    ...faults.map((fault) => ({ text: faultText(fault, nodeTitle), span: fault.span ?? null })),
    ...[...factors].map((ref) => ({
      text: `计算只能使用指标，不能引用因子“${names[ref] ?? ref}”`,
      span: null,
    })),
  ];
}

/** The number of different indicators it uses. */
export function indicatorCount({ relationMap }: FactorCheck): number {
  const nodes = relationMap?.nodes ?? [];
  return new Set(nodes.filter(({ kind }) => kind === 'indicator').map(({ ref }) => ref)).size;
}

/** The result of a check: `用到 2 个指标，结果单位 元/股`. */
export function calcSummary(check: FactorCheck): string {
  const unit = check.values[check.relationMap?.output ?? '']?.unit;
  const result =
    unit === undefined ? '' : `，结果${unit === null || unit === '1' ? '' : '单位 '}${unitText(unit)}`;
  return `用到 ${indicatorCount(check)} 个指标${result}`;
}

/** A name as formulas write it: between backquotes unless it is a word. */
export const nameInFormula = (name: string): string =>
  /^[\p{L}_][\p{L}\d_]*$/u.test(name) && !['and', 'or', 'not'].includes(name) ? name : `\`${name}\``;
