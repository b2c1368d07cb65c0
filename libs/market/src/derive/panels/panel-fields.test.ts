import { sql } from 'kysely';
import { panelBlocks } from './panel-blocks.ts';
import { fieldText, panelField } from './panel-fields.ts';

const field = panelField('day_return');
const written = (value = field.value): string => JSON.stringify(fieldText({ ...field, value }));

test('another formula is another text, so that its blocks are rebuilt', () => {
  const formulas = [
    field.value,
    sql<number>`close / pre_close`,
    sql<number>`close / pre_close - ${1}`,
    sql<number>`close / pre_close - ${2}`,
  ];
  expect(new Set(formulas.map(written)).size).toBe(4);
});

test('the definition of the blocks has the formulas of all fields, and no name of a schema', () => {
  const definition = JSON.stringify(panelBlocks.table);
  expect(definition).toContain('"name":"day_return","title":"涨跌幅","value":"`close` / `pre_close` - 1"');
  expect(definition).toContain('"value":"`close` * `float_shares`"');
  expect(definition).not.toContain('market');
});
