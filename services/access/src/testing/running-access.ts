import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessEntries } from '@console/contract-access';
import { createService, readConfig } from '@console/node-kit';
import { freePort, ORIGIN } from '@console/node-kit/testing';
import { accessConfigSchema } from '../access-config.ts';
import { AccessModule } from '../access.module.ts';
import { Browser } from './browser.ts';
import { RedisTraces } from './redis-traces.ts';
import { scratchAccess, type ScratchAccess } from './scratch-access.ts';

export interface RunningAccess extends ScratchAccess {
  readonly keyFile: string;
  browser(): Browser;
  /** Gives everybody all their tries to sign in again. */
  forgetTries(): Promise<void>;
  stop(): Promise<void>;
}

/** The whole service over HTTP, on data of its own. `redisUrl` puts something between it and Redis. */
export async function runningAccess(redisUrl?: string): Promise<RunningAccess> {
  const scratch = await scratchAccess();
  const traces = new RedisTraces(scratch);
  const folder = await mkdtemp(join(tmpdir(), 'access-'));
  const keyFile = join(folder, 'key.pem');
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const config = readConfig(accessConfigSchema, {
    NODE_ENV: 'test',
    PORT: String(port),
    DATABASE_URL: scratch.databaseUrl,
    REDIS_URL: redisUrl ?? scratch.redisUrl,
    JWKS_URL: `${base}/api/blade-auth/jwks`,
    PUBLIC_ORIGINS: ORIGIN,
    KEY_FILE: keyFile,
    LOG_LEVEL: 'silent',
  });
  const clean = async (): Promise<void> => {
    await scratch.drop();
    await rm(folder, { recursive: true });
  };
  const service = await createService({
    name: 'access',
    config,
    module: AccessModule,
    entries: Object.values(accessEntries),
  }).catch(async (error: unknown) => {
    await clean();
    throw error;
  });
  await service.app.listen(port, '127.0.0.1');
  return {
    ...scratch,
    keyFile,
    browser: () =>
      new Browser({
        base,
        origin: ORIGIN,
        tenantId: scratch.tenants[0],
        onAttempt: (attempt) => traces.add(attempt),
      }),
    forgetTries: () => traces.forgetTries(),
    stop: async () => {
      await service.close();
      await traces.remove();
      await clean();
    },
  };
}
