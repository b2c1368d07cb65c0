import { detailPath, editPath, readStyleQuery } from './style-paths.ts';

const queryOf = (path: string): string => path.slice(path.indexOf('?'));

test('the detail’s address is read as it is written', () => {
  expect(readStyleQuery(queryOf(detailPath(12)))).toEqual({ styleId: 12, edit: false, tab: 'basic' });
  expect(readStyleQuery(queryOf(editPath(12)))).toEqual({ styleId: 12, edit: true, tab: 'basic' });
});

test.each(['', '?styleId=', '?styleId=abc', '?styleId=0', '?styleId=-1', '?styleId=1.5', '?styleId=1e3'])(
  'the address %p names no style',
  (search) => {
    expect(readStyleQuery(search).styleId).toBeNull();
  },
);
