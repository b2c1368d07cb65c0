import { day, table } from '@console/contract-core';
import { count, date, required, text } from '@console/contract-core/columns';
import { z } from 'zod';
import { martTableName } from './mart-table-name.ts';

/** The days on which a table has fewer securities than were listed. */
export const gaps = table({
  id: 'data.gaps',
  title: '数据缺口',
  path: '/api/dataQuality/gaps',
  services: ['data'],
  needs: 'xtgl_data',
  key: 'day',
  counter: '天',
  defaultSort: 'day,DESC',
  filter: z.object({ table: martTableName() }),
  columns: {
    day: date('日期'),
    present: required(count('实有')),
    /** Null for an open day without any row. */
    expected: count('应有'),
    missing: count('缺失'),
  },
});

/** The securities behind one gap. */
export const missing = table({
  id: 'data.missing',
  title: '缺失证券',
  path: '/api/dataQuality/missing',
  services: ['data'],
  needs: 'xtgl_data',
  key: 'code',
  counter: '只',
  defaultSort: 'code,ASC',
  filter: z.object({ table: martTableName(), day: day() }),
  columns: {
    /** 600519.SH */
    code: text('证券代码', { sort: true }),
    name: text('证券简称', { sort: true }),
  },
});
