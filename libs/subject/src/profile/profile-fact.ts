import { EMPTY, formatNumber, UNITS, type UnitId } from '@console/contract-core';
import type { Fact } from '@console/ui';
import type { Sheet } from '@console/ui/data';

/** A fact as text, that a sheet can have too; drawn otherwise where `value` says so. */
export interface ProfileFact extends Fact {
  readonly text: string | null;
}

export function textFact(label: string, text: string | null, more: Partial<Fact> = {}): ProfileFact {
  return { label, text, value: text, ...more };
}

/** A figure with its unit behind it: 4.01 亿元. `unitText` replaces the unit's own where it is counted otherwise. */
export function figureFact(
  label: string,
  value: number | null,
  unit: UnitId,
  unitText: string = UNITS[unit].text,
): ProfileFact {
  return textFact(label, value === null ? null : `${formatNumber(value, { unit })} ${unitText}`);
}

/** What a profile is exported as: a fact a row. */
export function sheetOfFacts(
  about: Pick<Sheet, 'title' | 'source' | 'asOf'>,
  facts: readonly ProfileFact[],
): Sheet {
  return {
    ...about,
    about: `共 ${facts.length} 项`,
    header: ['项目', '内容'],
    rows: facts.map(({ label, text }) => [label, text ?? EMPTY]),
  };
}
