import { randomUUID } from 'node:crypto';
import { sessionKey, type Session } from '@console/contract-core';
import type { z } from 'zod';
import type { KitConfig } from '../../config/kit-config.ts';
import { readConfig } from '../../config/read-config.ts';
import { createService, type Service, type ServiceParts } from '../../service/create-service.ts';
import { startIssuer, type Issuer } from './issuer.ts';
import type { ScratchData } from '../data/scratch-data.ts';
import { send, type Answer, type SendOptions } from './send.ts';
import { TENANT } from '../data/fill-ecology.ts';

/** The one browser origin that may write with cookies. */
export const ORIGIN = 'http://console.test';

export interface RunningService {
  readonly url: string;
  readonly service: Service;
  readonly issuer: Issuer;
  /** Opens a session in Redis and returns its token. */
  signIn(session?: Partial<Session>): Promise<string>;
  /** Makes one call; `token` is sent as a bearer header. */
  send(path: string, options?: SendOptions & { readonly token?: string }): Promise<Answer>;
  stop(): Promise<void>;
}

export interface StartOptions<Config extends KitConfig> {
  readonly data: ScratchData;
  readonly config: z.ZodType<Config>;
  readonly parts: (config: Config) => ServiceParts;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * A whole service over HTTP, in this process, from its real module. Only one at a time: passport has one
 * strategy per process, so a second service would use the sessions of the first.
 */
export async function startService<Config extends KitConfig>({
  data,
  config: schema,
  parts,
  env,
}: StartOptions<Config>): Promise<RunningService> {
  const issuer = await startIssuer();
  const start = (): Promise<Service> =>
    createService(
      parts(
        readConfig(schema, {
          NODE_ENV: 'test',
          PORT: '0',
          DATABASE_URL: data.databaseUrl,
          DATABASE_POOL: '4',
          REDIS_URL: data.redisUrl,
          JWKS_URL: issuer.jwksUrl,
          PUBLIC_ORIGINS: ORIGIN,
          LOG_LEVEL: 'silent',
          ...env,
        }),
      ),
    );
  let service: Service;
  try {
    service = await start();
  } catch (error) {
    await issuer.close();
    throw error;
  }
  await service.app.listen(0, '127.0.0.1');
  const url = (await service.app.getUrl()).replace('[::1]', '127.0.0.1');
  return {
    url,
    service,
    issuer,
    signIn: async (more = {}) => {
      const session = { ...someone(), ...more };
      await data.redis.set(sessionKey(session.sid), JSON.stringify(session), {
        expiration: { type: 'EX', value: 300 },
      });
      return issuer.token(session);
    },
    send: (path, { token, headers, ...rest } = {}) =>
      send(url + path, {
        ...rest,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      }),
    stop: async () => {
      await service.close();
      await issuer.close();
    },
  };
}

const someone = (): Session => ({
  sid: randomUUID(),
  userId: 7,
  tenantId: TENANT,
  username: 'someone',
  realName: '某人',
  authorities: [],
  locked: false,
  mustChangePassword: false,
});
