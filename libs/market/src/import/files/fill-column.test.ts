import type { Filling } from '../../schema/table-definition.ts';
import { patent } from '../../schema/company/patent.ts';
import { executive } from '../../schema/company/executive.ts';
import { fileColumns, headerName, type TableDefinition } from '../../schema/table-definition.ts';
import { fillColumn } from './fill-column.ts';
import { compileRowCheck, loadColumns } from './row-check.ts';

const fill = (filling: Filling, row: Readonly<Record<string, string>>): string =>
  fillColumn(filling)((column) => row[column] ?? '');

test('a name becomes its pinyin or the initials of it', () => {
  expect(fill({ by: 'pinyin', column: 'name' }, { name: '砚澜银行' })).toBe('yanlanyinhang');
  expect(fill({ by: 'pinyin-initials', column: 'name' }, { name: '砚澜银行' })).toBe('ylyh');
});

test.each([
  [{ a: '3', b: '2' }, '23'],
  [{ a: '0', b: '0' }, '0'],
  [{ a: '3', b: '' }, '15'],
  [{ a: '', b: '2' }, '8'],
  [{ a: '', b: '' }, ''],
])('weights 5 and 4 make %j worth "%s"', (row, worth) => {
  expect(fill({ by: 'weighted-sum', weights: { a: 5, b: 4 } }, row)).toBe(worth);
});

test.each([
  ['博士', '5'],
  ['其他', '0'],
  ['', ''],
  ['toString', ''],
])('the score of "%s" is "%s"', (value, worth) => {
  expect(fill({ by: 'score', column: 'a', scores: { 博士: 5, 其他: 0 } }, { a: value })).toBe(worth);
});

function filled(table: TableDefinition, row: Readonly<Record<string, string>>): Record<string, string> {
  const check = compileRowCheck(table, { securityIds: new Map([['606001.SH', 7]]) });
  const checked = check(fileColumns(table).map((column) => row[headerName(column)] ?? ''));
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  const cells = checked.line.trimEnd().split('\t');
  return Object.fromEntries(loadColumns(table).map((name, at) => [name, cells[at] ?? '']));
}

const OF = { security: '606001.SH', year: '2023', announce_date: '2024-04-02' };

test('a row of patents brings its scores: invention 5, grant 4, utility model 3, design 2', () => {
  const counts = { invention_patents: '7', invention_grants: '5', utility_models: '11', designs: '1' };
  expect(filled(patent, { ...OF, ...counts, total_patents: '24' })).toMatchObject({
    invention_patents_score: '35',
    invention_grants_score: '20',
    utility_models_score: '33',
    designs_score: '2',
    total_patents_score: '90',
  });
});

test('a kind of patent that is not given has no score, and none at all no total score', () => {
  expect(filled(patent, { ...OF, designs: '2', total_patents: '2' })).toMatchObject({
    designs_score: '4',
    utility_models_score: '\\N',
    total_patents_score: '4',
  });
});

test('an executive’s education brings its score, none brings none', () => {
  const person = { ...OF, name: '林砚', post: '董事' };
  expect(filled(executive, { ...person, education: '硕士' })).toMatchObject({ education_score: '4' });
  expect(filled(executive, person)).toMatchObject({ education: '\\N', education_score: '\\N' });
});

test('filling from a column that no file has is refused', () => {
  const broken = {
    ...patent,
    columns: patent.columns.map((column) =>
      column.name === 'designs_score'
        ? { ...column, filledFrom: { by: 'weighted-sum', weights: { desings: 2 } } as const }
        : column,
    ),
  };
  expect(() => filled(broken, { ...OF, designs: '2', total_patents: '2' })).toThrow('desings');
});
