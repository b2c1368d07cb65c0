import { TARGET_TYPES, type DataTree } from '@console/contract-ai';
import { companyEntries } from '@console/contract-company';
import { INDICATORS } from '@console/market/indicators';
import { tableChoice, tableChoiceOf } from './data-choice.ts';
import { fixedTree, hasLink, type FixedSource } from './table-tree.ts';

const SOURCES: readonly FixedSource[] = [
  'INV_TARGET_DS_TABLE',
  'INV_TARGET_DS_IND',
  'INV_TARGET_DS_STRATEGY',
  'INV_TARGET_DS_INDIC',
];
const PLACES = SOURCES.flatMap((source) => TARGET_TYPES.map((type) => [source, type] as const));

/** The paths of all choices, comma-joined. */
const linksOf = (tree: DataTree): string[] =>
  tree.flatMap(({ value, children }) =>
    children === undefined ? [value] : linksOf(children).map((below) => `${value},${below}`),
  );

it.each(PLACES)('%s for %s offers choices, each with an id of its own', (source, type) => {
  const links = linksOf(fixedTree(source, type));
  expect(links.length).toBeGreaterThan(0);
  const ids = links.map((link) => link.split(',').at(-1));
  expect(new Set(ids).size).toBe(ids.length);
  expect(links.filter((link) => !hasLink(fixedTree(source, type), link))).toEqual([]);
  expect(Math.max(...links.map((link) => link.length))).toBeLessThanOrEqual(480);
});

it('has every table, chart and statement about a company that needs no more than the company', () => {
  const links = linksOf(fixedTree('INV_TARGET_DS_TABLE', 'INV_TARGET_TYPE_CORP'));
  expect(links).toContain('gssjk_gn_view_marketData,company.quotes,company.quotes.close');
  expect(links).toContain('gssjk_gn_view_financial,company.income.*');
  expect(links).toContain('gssjk_gn_view_marketData,company.roe,company.roe.*');
  // An executive’s trades need the executive; a list of announcements has no figures.
  const entries = new Set(links.flatMap((link) => tableChoiceOf(link.split(',').at(-1) ?? '')?.entry ?? []));
  expect(
    [...entries].filter((id) => !Object.values(companyEntries).some((entry) => entry.id === id)),
  ).toEqual([]);
  expect(entries.has('company.announcements')).toBe(false);
});

it('has every indicator of the catalogue once', () => {
  const links = linksOf(fixedTree('INV_TARGET_DS_INDIC', 'INV_TARGET_TYPE_CORP'));
  expect(links.map((link) => link.split(',')[1]).sort()).toEqual(INDICATORS.map(({ id }) => id).sort());
});

it.each([
  '',
  'gssjk_gn_view_marketData',
  'company.quotes',
  'gssjk_gn_view_marketData,company.quotes',
  'a,b,c',
])('does not have the link %p, which is no choice', (link) => {
  expect(hasLink(fixedTree('INV_TARGET_DS_TABLE', 'INV_TARGET_TYPE_CORP'), link)).toBe(false);
});

it('names an entry and a figure by one id, and back', () => {
  expect(tableChoiceOf(tableChoice('company.quotes', 'close'))).toEqual({
    entry: 'company.quotes',
    figure: 'close',
  });
  expect(tableChoiceOf(tableChoice('company.income', null))).toEqual({
    entry: 'company.income',
    figure: null,
  });
  expect(['', 'a.b', 'a.b.c.d', '..'].map(tableChoiceOf)).toEqual([null, null, null, null]);
});
