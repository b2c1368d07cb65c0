import { call, id, table } from '@console/contract-core';
import { integer, name, required, sentence, text } from '@console/contract-core/columns';
import { z } from 'zod';
import { martTableName } from './mart-table-name.ts';

/** One of the two: a run, or the job of a dry run, which leaves no run. */
const place = { runId: id().optional(), jobId: z.uuid().optional(), table: martTableName() };

/** The faults of each rejected row, as in the reject file. */
export const rejects = table({
  id: 'data.rejects',
  title: '拒绝行',
  path: '/api/dataImport/rejects',
  services: ['data'],
  needs: 'xtgl_data',
  key: 'no',
  counter: '处',
  defaultSort: 'line,ASC',
  filter: z.object(place),
  columns: {
    /** The position in the file, from 1: a line may have several faults. */
    no: required(integer('序号', { sort: false })),
    line: required(integer('行号')),
    file: name('文件'),
    column: text('列'),
    value: name('值'),
    reason: sentence('原因'),
  },
});

/** The whole reject file: CSV, as an attachment. To be opened in the browser; the answer has no envelope. */
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
