import { call, table } from '@console/contract-core';
import { number } from '@console/contract-core/columns';
import { z } from 'zod';
import { faultPlace } from './fault-place.ts';

const place = { title: '', path: '/api/x', services: ['company'], needs: 'signed-in' } as const;
const asked = call({
  ...place,
  id: 'test.call',
  method: 'GET',
  input: z.strictObject({}),
  output: z.string(),
});
const listed = table({
  ...place,
  id: 'test.table',
  filter: z.object({}),
  columns: { heat: number('热度') },
  key: 'heat',
  defaultSort: 'heat,ASC',
});

it.each([
  [['page'], '页码（page）'],
  [['items', 2, 'id'], 'items.2.id'],
  [['corpIds', 0], '公司编号（corpIds.0）'],
  [['heat'], 'heat'],
  [['constructor'], 'constructor'],
  [[], ''],
])('a fault at %j of a call is reported at %s', (path, text) => {
  expect(faultPlace(asked, path)).toBe(text);
});

it('a fault of a table’s own column is reported with the column’s title', () => {
  expect(faultPlace(listed, ['heat'])).toBe('热度（heat）');
});
