import { MARKET_TABLES } from '@console/market/schema';
import { tableRhythm } from './table-rhythm.ts';

const rhythm = (name: string): string => {
  const found = MARKET_TABLES.find((table) => table.name === name);
  if (!found) throw new Error(`no table ${name}`);
  return tableRhythm(found);
};

it.each([
  ['daily_bar', 'daily'],
  ['index_bar', 'daily'],
  ['income_statement', 'quarterly'],
  ['holder_count', 'quarterly'],
  ['business_segment', 'yearly'],
  ['staff_composition', 'yearly'],
  ['trading_calendar', 'event'],
  ['dividend', 'event'],
  ['security', 'event'],
  ['announcement', 'event'],
])('%s is new %s', (name, expected) => {
  expect(rhythm(name)).toBe(expected);
});
