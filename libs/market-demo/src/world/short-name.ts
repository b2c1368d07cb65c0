import { MARKED_LENGTH } from './company-names.ts';
import { leavingFrom } from './company-life.ts';
import type { DemoCompany } from './world.ts';

/** The short name as the exchange shows it on a day: troubled shares lose its ending to the mark. */
export function shortNameOn(company: DemoCompany, date: string): string {
  const { name, stFrom } = company;
  const leaving = leavingFrom(company);
  if (leaving !== null && leaving <= date) return `${name.slice(0, MARKED_LENGTH)}退`;
  return stFrom !== null && stFrom <= date ? `ST${name.slice(0, MARKED_LENGTH)}` : name;
}
