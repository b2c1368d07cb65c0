import { Module } from '@nestjs/common';
import { CONFIG, REDIS, SessionStore, type RedisClient } from '@console/node-kit';
import type { AccessConfig } from './access-config.ts';
import { KnownDevices } from './sign-in/known-devices.ts';
import { SessionService } from './sign-in/session.service.ts';
import { SignInAudit } from './sign-in/sign-in-audit.ts';
import { SignInController } from './sign-in/sign-in.controller.ts';
import { SignInGate } from './sign-in/sign-in-gate.ts';
import { SignInService } from './sign-in/sign-in.service.ts';
import { TryLimit } from './sign-in/try-limit.ts';
import { AccessTokens } from './tokens/access-tokens.ts';
import { RefreshTokens } from './tokens/refresh-tokens.ts';
import { SessionCookies } from './tokens/session-cookies.ts';
import { Sessions } from './tokens/sessions.ts';
import { loadSigningKey, SIGNING_KEY, type SigningKey } from './tokens/signing-key.ts';
import { UserRepository } from './users/user-repository.ts';
import { UsersController } from './users/users.controller.ts';

const tokens = [
  {
    provide: SIGNING_KEY,
    inject: [CONFIG],
    useFactory: (config: AccessConfig): Promise<SigningKey> => loadSigningKey(config.KEY_FILE),
  },
  { provide: AccessTokens, inject: [SIGNING_KEY], useFactory: (key: SigningKey) => new AccessTokens(key) },
  { provide: RefreshTokens, inject: [REDIS], useFactory: (redis: RedisClient) => new RefreshTokens(redis) },
  {
    provide: Sessions,
    inject: [REDIS, SessionStore],
    useFactory: (redis: RedisClient, store: SessionStore) => new Sessions(redis, store),
  },
  {
    provide: SessionCookies,
    inject: [CONFIG],
    useFactory: (config: AccessConfig) => new SessionCookies(config.PUBLIC_ORIGINS),
  },
];

const gate = {
  provide: SignInGate,
  inject: [REDIS],
  useFactory: (redis: RedisClient) => new SignInGate(new TryLimit(redis), new KnownDevices(redis)),
};

@Module({
  controllers: [SignInController, UsersController],
  providers: [...tokens, gate, UserRepository, SignInAudit, SignInService, SessionService],
})
export class AccessModule {}
