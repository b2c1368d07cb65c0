import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Audit } from '../audit/audit.ts';
import { JwtStrategy } from '../auth/jwt-strategy.ts';
import { KeySource } from '../auth/key-source.ts';
import { SessionGuard } from '../auth/session-guard.ts';
import { SessionStore } from '../auth/session-store.ts';
import { SystemClock } from '../clock/system-clock.ts';
import type { KitConfig } from '../config/kit-config.ts';
import { dataSourceOptions, type Entities } from '../database/data-source-options.ts';
import type { RedisClient } from '../database/redis.ts';
import { EventStreams } from '../event-streams/event-streams.ts';
import { FormerVersions } from '../former-versions/former-versions.ts';
import type { Logger } from '../observe/logger.ts';
import { Notices } from '../notices/notices.ts';
import { Records } from '../records/records.ts';
import { CLOCK, CONFIG, LOGGER, REDIS } from '../tokens.ts';
import { Creations } from '../idempotency/creations.ts';
import { ContractInterceptor } from '../http/contract-interceptor.ts';
import { RefusalFilter } from '../http/refusal-filter.ts';

/**
 * The wait for the database, the only way to distinguish a frozen database from a slow one: callers get 503
 * within 3 s.
 */
const DATABASE_ANSWER_MS = 2000;

export interface KitParts {
  readonly config: KitConfig;
  readonly redis: RedisClient;
  readonly clock: SystemClock;
  readonly logger: Logger;
  readonly entities: Entities;
  readonly module: Type;
}

/** The parts every service gets: database, Redis, clock, session gate, envelope, audit. Global. */
@Module({})
export class KitModule {
  static of({ config, redis, clock, logger, entities, module }: KitParts): DynamicModule {
    const given = [
      { provide: CONFIG, useValue: config },
      { provide: CLOCK, useValue: clock },
      { provide: REDIS, useValue: redis },
      { provide: LOGGER, useValue: logger },
      { provide: KeySource, useValue: new KeySource(config.JWKS_URL) },
      { provide: SessionStore, useValue: new SessionStore(redis) },
    ];
    return {
      module: KitModule,
      global: true,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions({
            url: config.DATABASE_URL,
            poolSize: config.DATABASE_POOL,
            entities,
            answerMs: DATABASE_ANSWER_MS,
          }),
          retryAttempts: 20,
          retryDelay: 500,
        }),
        module,
      ],
      providers: [
        ...given,
        Audit,
        Creations,
        EventStreams,
        FormerVersions,
        Notices,
        Records,
        JwtStrategy,
        { provide: APP_GUARD, useClass: SessionGuard },
        { provide: APP_INTERCEPTOR, useClass: ContractInterceptor },
        { provide: APP_FILTER, useValue: new RefusalFilter(logger) },
      ],
      exports: [
        ...given.map(({ provide }) => provide),
        Audit,
        Creations,
        EventStreams,
        FormerVersions,
        Notices,
        Records,
      ],
    };
  }
}
