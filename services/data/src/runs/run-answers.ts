import { StreamableFile } from '@nestjs/common';
import { dataCalls } from '@console/contract-data';
import { answers, by } from '@console/node-kit/http';
import { RejectFiles } from './reject-files.ts';
import { RunsService } from './runs.service.ts';

export const runAnswers = answers(dataCalls, {
  run: by(RunsService, (runs, { id }) => runs.run(id)),
  rejectFile: by(
    RejectFiles,
    async (rejects, place, { session }) =>
      new StreamableFile(await rejects.open(place, session), {
        type: 'text/csv; charset=utf-8',
        disposition: `attachment; filename="${place.table}-rejected.csv"`,
      }),
  ),
});
