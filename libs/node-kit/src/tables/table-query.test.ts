import { table } from '@console/contract-core';
import { integer, required } from '@console/contract-core/columns';
import { z } from 'zod';
import { tableQuery } from './table-controllers.ts';

const list = table({
  id: 'probe.list',
  title: '列表',
  path: '/api/probe/list',
  services: ['company'],
  needs: 'signed-in',
  key: 'id',
  defaultSort: 'id,ASC',
  filter: z.object({}),
  columns: { id: required(integer('编号')) },
});

describe('the sort of a table', () => {
  it('that is not one of its columns is refused with the requested text, cut short', () => {
    const asked = (sort: string) => () => tableQuery(list, { page: 0, size: 10, sort });
    expect(asked('tenant_id,ASC')).toThrow('不支持按 tenant_id,ASC 排序');
    expect(asked(`${'x'.repeat(60)},ASC`)).toThrow(`不支持按 ${'x'.repeat(40)} 排序`);
  });

  it('is the default when none is requested', () => {
    expect(tableQuery(list, { page: 2, size: 5 })).toEqual({
      filter: {},
      page: 2,
      size: 5,
      sort: { column: 'id', direction: 'ASC' },
    });
  });
});
