import { defineTable, type RowOf } from './table-definition.ts';

/** Validity is half open: a row holds on day d when `valid_from <= d` and `valid_to` is null or `> d`. */
export const swIndustry = defineTable({
  name: 'sw_industry',
  title: '申万行业树',
  note: 'The Shenwan industry tree, three levels, with validity. A load is the whole tree.',
  columns: [
    { name: 'code', type: 'text', size: 12, pattern: '[0-9A-Za-z.]+', note: 'Shenwan code, e.g. 801780' },
    { name: 'name', type: 'text', size: 40, note: 'without a level suffix' },
    { name: 'level', type: 'integer', min: 1, max: 3, note: '1 to 3' },
    { name: 'parent_code', type: 'text', size: 12, nullable: true, note: 'empty at level 1' },
    { name: 'valid_from', type: 'date', note: 'first day' },
    { name: 'valid_to', type: 'date', nullable: true, note: 'first day no longer valid; empty: still valid' },
  ],
  key: ['code', 'valid_from'],
  indexes: [['parent_code'], ['level', 'valid_from']],
  load: 'replace',
  rules: [{ kind: 'ascending', columns: ['valid_from', 'valid_to'] }],
});

export type SwIndustryRow = RowOf<typeof swIndustry>;
