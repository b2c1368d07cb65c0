import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import { readConfig } from '@console/node-kit/config';
import { createService } from '@console/node-kit/service';
import { freePort, ORIGIN, withSourceThreads } from '@console/node-kit/testing';
import { Captchas } from '../captcha/captchas.ts';
import { accessConfigSchema } from '../access-config.ts';
import { accessParts } from '../access-parts.ts';
import { SmsDelivery } from '../phone/sms-delivery.ts';
import { anyAddress } from './any-address.ts';
import { Browser } from './browser.ts';
import { RedisTraces } from './redis-traces.ts';
import { scratchAccess, type ScratchAccess } from './scratch-access.ts';

const CAPTCHA_TEXT = 'WX34';

export interface RunningAccess extends ScratchAccess {
  readonly base: string;
  readonly keyFile: string;
  /** The folder of uploads. */
  readonly filesDir: string;
  /** A part of the running service, so that a test can act between two of its steps. */
  part<T>(token: Type<T> | symbol): T;
  /** The address of browsers that have none of their own. */
  readonly signInAddress: string;
  /** A new browser at an `address` of its own, or on this machine. */
  browser(address?: string): Browser;
  /** A captcha and its text, as a user who can read it has. */
  captcha(): Promise<{ readonly captchaId: string; readonly captcha: string }>;
  /** Resets every user's tries to sign in. */
  forgetTries(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The whole service over HTTP, with a schema of its own. `redisUrl` puts a proxy between it and Redis, `more` is added
 * to its environment.
 */
export async function runningAccess(
  redisUrl?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningAccess> {
  const scratch = await scratchAccess();
  const traces = new RedisTraces(scratch);
  const folder = await mkdtemp(join(tmpdir(), 'access-'));
  const keyFile = join(folder, 'key.pem');
  const filesDir = join(folder, 'files');
  const signInAddress = anyAddress();
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
    FILES_DIR: filesDir,
    LOG_LEVEL: 'silent',
    ...more,
  });
  const clean = async (): Promise<void> => {
    await scratch.drop();
    await rm(folder, { recursive: true });
  };
  const parts = accessParts(config);
  const module = withSourceThreads(parts.module, new URL('../thread.ts', import.meta.url));
  const service = await createService({ ...parts, module }).catch(async (error: unknown) => {
    await clean();
    throw error;
  });
  await service.app.listen(port, '127.0.0.1');
  return {
    ...scratch,
    base,
    keyFile,
    filesDir,
    signInAddress,
    part: (token) => service.app.get(token, { strict: false }),
    browser: (address) =>
      new Browser({
        base,
        origin: ORIGIN,
        tenantId: scratch.tenants[0],
        signInAddress,
        ...(address === undefined ? {} : { address }),
        onAttempt: (attempt) => traces.add(attempt),
        onSmsCode: (asked) => traces.addCode(asked),
        delivered: () => service.app.get(SmsDelivery, { strict: false }).settled(),
      }),
    captcha: async () => ({
      captchaId: await new Captchas(scratch.redis).keep(CAPTCHA_TEXT),
      captcha: CAPTCHA_TEXT,
    }),
    forgetTries: () => traces.forgetTries(),
    stop: async () => {
      await service.close();
      await traces.remove();
      await clean();
    },
  };
}
