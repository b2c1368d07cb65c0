import {
  CALC_RULES,
  FACTOR_KINDS,
  FACTOR_MESSAGES,
  FACTOR_SOURCES,
  type Factor,
  type investEntries,
} from '@console/contract-invest';
import { Refusal, type InputOf } from '@console/contract-core';

type Stated = Pick<
  InputOf<typeof investEntries.saveFactor>,
  'factorIsSingle' | 'factorSource' | 'sourceStr' | 'calcRule'
>;

/**
 * Refuses the first statement of a caller about a factor that its graph contradicts. What is not stated
 * is not checked.
 * @throws Refusal otherThanGraph
 */
export function refuseOtherwiseStated(stated: Stated, factor: Factor): void {
  const told: readonly Told[] = [
    ['因子类型', titled(FACTOR_KINDS, stated.factorIsSingle), titled(FACTOR_KINDS, factor.factorIsSingle)],
    ['因子来源', titled(FACTOR_SOURCES, stated.factorSource), titled(FACTOR_SOURCES, factor.factorSource)],
    ['计算规则', titled(CALC_RULES, stated.calcRule), titled(CALC_RULES, factor.calcRule)],
    ['来源说明', sources(stated.sourceStr), sources(factor.sourceStr)],
  ];
  const wrong = told.find(([, given, actual]) => given !== null && given !== actual);
  if (wrong === undefined) return;
  const [field, given, actual] = wrong;
  throw new Refusal(FACTOR_MESSAGES.otherThanGraph, { field, given: given ?? '', actual: actual ?? '无' });
}

/** A field, as it is stated and as the graph has it; null for nothing. */
type Told = readonly [field: string, given: string | null, actual: string | null];

const titled = (titles: Readonly<Record<number, string>>, value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : (titles[value] ?? String(value));

/** The names as a sorted text, however they are ordered and whichever comma separates them; null for none. */
function sources(text: string | null | undefined): string | null {
  const names = (text ?? '')
    .split(/[,，、]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.length === 0 ? null : [...new Set(names)].sort().join('，');
}
