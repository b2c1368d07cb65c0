import type { Entry } from '@console/contract-core';
import { dataEntries, platformJobEntries, queueBoardEntries } from '@console/contract-data';
import type { ServiceParts } from '@console/node-kit/service';
import type { DataConfig } from './data-config.ts';
import { DataModule } from './data.module.ts';

/** The parts of the HTTP service. An uploaded file is not parsed: its handler streams it to disk. */
export function dataParts(config: DataConfig): ServiceParts<DataConfig> {
  return {
    name: 'data',
    config,
    module: DataModule,
    entries: [dataEntries, platformJobEntries, queueBoardEntries].flatMap((entries): Entry[] =>
      Object.values(entries),
    ),
    plugins: async (http) => {
      http.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
    },
  };
}
