import { companyCalls } from '@console/contract-company';
import { platformCompanyCalls } from '@console/contract-core';
import { answers, by } from '@console/node-kit/http';
import { SnapshotService } from './snapshot.service.ts';

export const snapshotAnswers = answers(
  { ...companyCalls, ...platformCompanyCalls },
  {
    asOf: by(SnapshotService, (snapshots, _input, { session }) => snapshots.asOf(session)),
    swOptions: by(SnapshotService, (snapshots) => snapshots.swOptions()),
  },
);
