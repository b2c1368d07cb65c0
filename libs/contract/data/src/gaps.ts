import { day, table } from '@console/contract-core';
import { z } from 'zod';
import { martTableName } from './mart-table-name.ts';

/** The days on which a table holds fewer securities than were listed. */
export const gaps = table({
  id: 'data.gaps',
  title: '数据缺口',
  path: '/api/dataQuality/gaps',
  services: ['data'],
  needs: 'xtgl_data',
  defaultSort: 'day,DESC',
  filter: z.object({ table: martTableName() }),
  row: z.object({
    day: z.string(),
    present: z.number().int(),
    /** Null for an open day without any row. */
    expected: z.number().int().nullable(),
    missing: z.number().int().nullable(),
  }),
  columns: [
    { key: 'day', title: '日期', format: 'date', sortable: true, width: 110 },
    { key: 'present', title: '实有', unit: 'count', sortable: true, width: 100 },
    { key: 'expected', title: '应有', unit: 'count', sortable: true, width: 100 },
    { key: 'missing', title: '缺失', unit: 'count', sortable: true, width: 100 },
  ],
});

/** The securities behind one gap. */
export const missing = table({
  id: 'data.missing',
  title: '缺失证券',
  path: '/api/dataQuality/missing',
  services: ['data'],
  needs: 'xtgl_data',
  defaultSort: 'code,ASC',
  filter: z.object({ table: martTableName(), day: day() }),
  row: z.object({
    /** 600519.SH */
    code: z.string(),
    name: z.string(),
  }),
  columns: [
    { key: 'code', title: '证券代码', sortable: true, width: 120 },
    { key: 'name', title: '证券简称', sortable: true, width: 140 },
  ],
});
