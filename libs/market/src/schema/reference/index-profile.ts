import { date, quantity, required, text } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const indexProfile = defineTable({
  name: 'index_profile',
  title: '指数',
  note: 'The market indexes whose bars are in index_bar.',
  columns: [
    { ...text('index_code', '指数代码', 12), pattern: '[0-9A-Za-z.]+' },
    text('name', '指数名称', 40),
    text('sample', '样本', 200, 'which shares are in it'),
    text('weighting', '加权方式', 40),
    date('base_date', '基日', 'day on which it stood at base_level'),
    required(quantity('base_level', '基点')),
  ],
  key: ['index_code'],
  load: 'merge',
});

export type IndexProfileRow = RowOf<typeof indexProfile>;
