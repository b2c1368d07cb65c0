import { createTableSql } from './create-table-sql.ts';
import { defineTable } from './table-definition.ts';

test('a definition gives its columns, key, indexes and yearly partitions', () => {
  const table = defineTable({
    name: 'fact',
    title: '',
    note: '',
    columns: [
      { name: 'day', title: '', type: 'date', note: '' },
      { name: 'kind', title: '', type: 'enum', values: ['a', 'b'], note: '' },
      { name: 'value', title: '', type: 'number', nullable: true, note: '' },
    ],
    key: ['day', 'kind'],
    indexes: [['value']],
    load: 'merge',
    asOf: 'day',
    yearly: true,
  });
  expect(createTableSql(table).replace(/\s+/g, ' ')).toBe(
    "CREATE TABLE `fact` ( `day` DATE NOT NULL, `kind` ENUM('a', 'b') NOT NULL, `value` DOUBLE NULL, " +
      'PRIMARY KEY (`day`, `kind`), KEY `value` (`value`) ) ' +
      'PARTITION BY RANGE COLUMNS (`day`) (PARTITION pmax VALUES LESS THAN (MAXVALUE))',
  );
});
