import { INDUSTRY_MESSAGES } from '@console/contract-industry';
import { MESSAGES, Refusal } from '@console/contract-core';

/** An industry of the official Shenwan tree. */
export interface OfficialIndustry {
  readonly code: string;
  readonly name: string;
  readonly level: number;
  readonly parentCode: string | null;
}

export interface ChosenIndustry {
  readonly code: string;
  /** The level the caller expects. */
  readonly level: number;
}

const SUFFIXES: Readonly<Record<number, string>> = { 2: 'Ⅱ', 3: 'Ⅲ' };
const LEVEL_WORDS: Readonly<Record<number, string>> = { 1: '一', 2: '二', 3: '三' };

/**
 * The chosen industries and all above them, upper levels first. Refuses (400) a code that is not Shenwan's,
 * and a level that is not the official one.
 */
export function withUpperLevels(
  official: readonly OfficialIndustry[],
  chosen: readonly ChosenIndustry[],
): readonly OfficialIndustry[] {
  const byCode = new Map(official.map((industry) => [industry.code, industry]));
  const wanted = new Set<OfficialIndustry>();
  for (const { code, level } of chosen) {
    const industry = byCode.get(code);
    if (!industry) throw new Refusal(MESSAGES.badInput, { problems: `申万行业 ${code} 不存在` });
    if (industry.level !== level) throw new Refusal(INDUSTRY_MESSAGES.wrongLevel, { level: industry.level });
    for (let at: OfficialIndustry | undefined = industry; at; at = byCode.get(at.parentCode ?? ''))
      wanted.add(at);
  }
  return [...wanted].sort((one, other) => one.level - other.level);
}

/** Shenwan repeats a name down its levels (综合, 综合, 综合); within a classification names are unique. */
export function ownName(industry: OfficialIndustry, official: readonly OfficialIndustry[]): string {
  const isRepeated = official.some(({ name, code }) => name === industry.name && code !== industry.code);
  return isRepeated ? industry.name + (SUFFIXES[industry.level] ?? '') : industry.name;
}

export const ownDescription = ({ level, name }: OfficialIndustry): string =>
  `申万${LEVEL_WORDS[level] ?? ''}级行业：${name}`;
