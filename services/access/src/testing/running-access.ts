import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessEntries } from '@console/contract-access';
import { createService, readConfig } from '@console/node-kit';
import { accessConfigSchema } from '../access-config.ts';
import { AccessModule } from '../access.module.ts';
import { Browser } from './browser.ts';
import { scratchAccess, type ScratchAccess } from './scratch-access.ts';

const ORIGIN = 'http://console.test';

export interface RunningAccess extends ScratchAccess {
  readonly keyFile: string;
  browser(): Browser;
  stop(): Promise<void>;
}

/** The whole service over HTTP, on data of its own. `redisUrl` puts something between it and Redis. */
export async function runningAccess(redisDatabase: number, redisUrl?: string): Promise<RunningAccess> {
  const scratch = await scratchAccess(redisDatabase);
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
    browser: () => new Browser(base, ORIGIN),
    stop: async () => {
      await service.close();
      await clean();
    },
  };
}

/** Where the service can listen: its own address stands in its configuration before it does. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
