import type { NumberCheck } from '@console/contract-ai';
import type { Reading } from '../data/reading.ts';
import { checkNumbers, type Subject } from '../numbers/gate.ts';

/** Other words for columns that many tables have. */
const ALIASES: Readonly<Record<string, string>> = {
  营收: '营业总收入',
  总营收: '营业总收入',
  净利润: '归母净利润',
  ROE: '净资产收益率',
  市盈率: '市盈率TTM',
};

/** A text's numbers, and how many of its figures are verified: citations of cells, and numbers that follow from them. */
export interface Judged {
  readonly checks: readonly NumberCheck[];
  readonly figures: number;
  readonly verified: number;
}

const CITED = /\[\[(c\d+)\]\]/gu;

/**
 * Judges what a model or an expert wrote by the data that was read for its question. A number of one of the `others`,
 * names of which there is no data, is not verified.
 */
export function judgeText(text: string, reading: Reading, others: readonly string[] = []): Judged {
  const subject = { ...subjectOf(reading), others };
  const checks = checkNumbers(text, reading.cells, subject).map(({ start, end, cells }) => ({
    start,
    end,
    cells: [...cells],
  }));
  const known = new Set(reading.cells.map(({ id }) => id));
  const cited = [...text.matchAll(CITED)].map(([, id = '']) => known.has(id));
  return {
    checks,
    figures: checks.length + cited.length,
    verified: checks.filter(({ cells }) => cells.length > 0).length + cited.filter(Boolean).length,
  };
}

function subjectOf({ subject, tables, cells }: Reading): Subject {
  const titles = new Set(cells.map(({ title }) => title));
  const aliases = Object.entries(ALIASES).filter(([alias, title]) => titles.has(title) && !titles.has(alias));
  return {
    entity: subject.name,
    period: tables[0]?.rows[0]?.period ?? '',
    aliases: Object.fromEntries(aliases),
  };
}
