import { count, date, optional, required, text, within } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** Validity is half open: a row is valid on day d when `valid_from <= d` and `valid_to` is null or `> d`. */
export const swIndustry = defineTable({
  name: 'sw_industry',
  title: '申万行业树',
  note: 'The Shenwan industry tree, three levels, with validity. A load is the whole tree.',
  columns: [
    { ...text('code', '行业代码', 12, 'Shenwan code, e.g. 801780'), pattern: '[0-9A-Za-z.]+' },
    text('name', '行业名称', 40, 'without a level suffix'),
    within(required(count('level', '级别', '1 to 3')), { min: 1, max: 3 }),
    optional(text('parent_code', '上级代码', 12, 'empty at level 1')),
    date('valid_from', '生效日', 'first day'),
    optional(date('valid_to', '失效日', 'first day no longer valid; empty: still valid')),
  ],
  key: ['code', 'valid_from'],
  indexes: [['parent_code'], ['level', 'valid_from']],
  load: 'replace',
  rules: [{ kind: 'ascending', columns: ['valid_from', 'valid_to'] }],
});

export type SwIndustryRow = RowOf<typeof swIndustry>;
