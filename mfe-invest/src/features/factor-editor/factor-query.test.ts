import { readFactorQuery } from './factor-query.ts';

it.each([
  ['', { kind: 'new' }],
  ['?formId=12', { kind: 'edit', id: 12 }],
  ['?copy=12', { kind: 'copy', id: 12 }],
  ['?formId=abc', { kind: 'unknown' }],
  ['?copy=', { kind: 'unknown' }],
])('%s asks for %j', (search, query) => {
  expect(readFactorQuery(search)).toEqual(query);
});
