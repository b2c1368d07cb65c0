import { call, id, table } from '@console/contract-core';
import { z } from 'zod';
import { martTableName } from './mart-table-name.ts';

/** A run, or the job of a dry run, which leaves no run; one of the two. */
const place = { runId: id().optional(), jobId: z.uuid().optional(), table: martTableName() };

/** What was wrong with each rejected row, as the reject file has it. */
export const rejects = table({
  id: 'data.rejects',
  title: '拒绝行',
  path: '/api/dataImport/rejects',
  services: ['data'],
  needs: 'xtgl_data',
  defaultSort: 'line,ASC',
  filter: z.object(place),
  row: z.object({
    /** Place in the file, from 1: a line may have several faults. */
    no: z.number().int(),
    file: z.string(),
    line: z.number().int(),
    column: z.string(),
    value: z.string(),
    reason: z.string(),
  }),
  columns: [
    { key: 'no', title: '序号', unit: 'integer', width: 64 },
    { key: 'line', title: '行号', unit: 'integer', sortable: true, width: 90 },
    { key: 'file', title: '文件', width: 200 },
    { key: 'column', title: '列', width: 140 },
    { key: 'value', title: '值', width: 180 },
    { key: 'reason', title: '原因', width: 320 },
  ],
});

/** The whole reject file: CSV, as an attachment. Open it as an address; the answer has no envelope. */
export const rejectFile = call({
  id: 'data.rejectFile',
  title: '下载拒绝行文件',
  method: 'GET',
  path: '/api/dataImport/rejectFile',
  services: ['data'],
  needs: 'xtgl_data',
  input: z.strictObject(place),
  output: z.unknown(),
  raw: true,
});
