import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from '@console/contract-core';
import { MARKET_MIGRATIONS } from '@console/market/testing';
import { schemaName } from '@console/node-kit/database';
import { jobTableMigrations } from '@console/node-kit/jobs';
import { noticeMigration } from '@console/node-kit/notices';
import { auditLogMigration } from '@console/node-kit/records';
import {
  auditLines,
  scratchData,
  startService,
  type Answer,
  type AuditedLine,
  type RunningService,
  type ScratchData,
  type SendOptions,
} from '@console/node-kit/testing';
import { dataConfigSchema } from '../data-config.ts';
import { dataParts } from '../data-parts.ts';

export interface RunningData {
  readonly data: ScratchData;
  readonly service: RunningService;
  readonly importDir: string;
  /** Sends a call as a holder of xtgl_data. */
  ask(path: string, options?: SendOptions): Promise<Answer>;
  signIn(session?: Partial<Session>): Promise<string>;
  /** The audit log, oldest first. */
  audit(): Promise<readonly AuditedLine[]>;
  stop(): Promise<void>;
}

/** The most bytes a test may upload at once. */
export const UPLOAD_MAX_BYTES = 300_000;

/** The whole service on empty schemas and a new import folder. */
export async function runningData(): Promise<RunningData> {
  const data = await scratchData({
    access: [auditLogMigration, noticeMigration],
    platform: jobTableMigrations(1796000000001),
    market: MARKET_MIGRATIONS,
  });
  const importDir = await mkdtemp(join(tmpdir(), 'import-'));
  const service = await startService({
    data,
    config: dataConfigSchema,
    parts: dataParts,
    env: { IMPORT_DIR: importDir, UPLOAD_MAX_BYTES: String(UPLOAD_MAX_BYTES) },
  });
  const signIn = (session: Partial<Session> = {}): Promise<string> =>
    service.signIn({ authorities: ['xtgl_data'], ...session });
  const token = await signIn();
  return {
    data,
    service,
    importDir,
    ask: (path, options) => service.send(path, { token, ...options }),
    signIn,
    audit: () => auditLines(data),
    stop: async () => {
      await service.stop();
      // Jobs that were queued and never taken.
      for await (const keys of data.redis.scanIterator({ MATCH: `*:${schemaName('platform')}:*` }))
        if (keys.length > 0) await data.redis.del(keys);
      await data.drop();
      await rm(importDir, { recursive: true, force: true });
    },
  };
}
