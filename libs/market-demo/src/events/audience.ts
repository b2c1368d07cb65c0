import { isFinancial, sectorNameOf } from '../company/sectors.ts';
import type { DemoCompany } from '../world/world.ts';

const MAKERS = new Set(['factory', 'heavy', 'chips', 'pharma', 'consumer', 'farm']);

/** The companies that a text fits, given before the first bar of its row. */
export interface Template {
  /** `goods`: makers of goods; `finance`: banks, brokers and insurers; `firms`: all but those. */
  readonly audience: 'all' | 'goods' | 'firms' | 'finance';
  readonly text: string;
}

/** Rows of `audience|text`. */
export function readTemplates(rows: string): readonly Template[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const bar = row.indexOf('|');
      const audience = row.slice(0, bar);
      if (!isAudience(audience)) throw new Error(`for whom is ${row}`);
      return { audience, text: row.slice(bar + 1) };
    });
}

/** The texts that fit a company. */
export function fitting(templates: readonly Template[], company: DemoCompany): readonly string[] {
  const mayGive: Readonly<Record<Template['audience'], boolean>> = {
    all: true,
    goods: MAKERS.has(sectorNameOf(company)),
    firms: !isFinancial(company),
    finance: isFinancial(company),
  };
  return templates.filter(({ audience }) => mayGive[audience]).map(({ text }) => text);
}

const AUDIENCES: readonly string[] = ['all', 'goods', 'firms', 'finance'] satisfies Template['audience'][];
const isAudience = (word: string): word is Template['audience'] => AUDIENCES.includes(word);
