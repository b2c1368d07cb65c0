import { z } from 'zod';
import { text } from '../columns/index.ts';
import { entries } from './entries.ts';
import { call, table } from './entry.ts';

const place = { title: '', services: ['company'], needs: 'signed-in' } as const;
const shape = { method: 'GET', input: z.strictObject({}), output: z.null() } as const;
const read = call({ ...place, ...shape, id: 'test.read', path: '/api/read' });
const again = call({ ...place, ...shape, id: 'test.read', path: '/api/again' });
const list = table({
  ...place,
  id: 'test.list',
  path: '/api/list',
  key: 'name',
  defaultSort: 'name,ASC',
  filter: z.object({}),
  columns: { name: text('名称') },
});

test('entries are returned as declared', () => {
  expect(entries({ read, list })).toEqual({ read, list });
});

test('two entries with one id do not compile', () => {
  // @ts-expect-error both are test.read
  expect(Object.keys(entries({ read, again, list }))).toHaveLength(3);
  const other = call({ ...place, ...shape, id: 'test.list', path: '/api/other' });
  // @ts-expect-error a call and a table with one id
  expect(Object.keys(entries({ list, other }))).toHaveLength(2);
});
