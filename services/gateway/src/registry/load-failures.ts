import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import {
  shanghaiDateTime,
  type Clock,
  type InputOf,
  type releaseEntries,
  type Session,
} from '@console/contract-core';
import { CLOCK, LOGGER, REDIS } from '@console/node-kit/config';
import type { RedisClient } from '@console/node-kit/database';
import type { Logger } from '@console/node-kit/observe';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 30;
/** The most reports a minute: a page that breaks repeatedly must not flood the table. */
const MOST_A_MINUTE = 10;
const MINUTE_SECONDS = 60;

/** The reports of shells about modules they could not show, kept 30 days. */
@Injectable()
export class LoadFailures implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: DataSource,
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.startSweep();
    this.timer = setInterval(() => this.startSweep(), DAY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }

  /**
   * Counts a report; returns whether it was counted: ten a minute of each user are, for versions that were ever
   * registered.
   */
  async report(
    { module, version, kind, detail }: InputOf<typeof releaseEntries.reportLoadFailure>,
    { userId, tenantId }: Session,
  ): Promise<boolean> {
    if (!(await this.mayReport(userId))) return false;
    const { numInsertedOrUpdatedRows } = await queries(this.database)
      .insertInto('platform.load_failure')
      .columns(['module', 'version', 'kind', 'detail', 'tenant_id', 'user_id', 'at'])
      .expression((e) =>
        e
          .selectFrom('platform.release')
          .where('module', '=', module)
          .where('version', '=', version)
          .select(['module', 'version', e.val(kind).as('kind'), e.val(detail).as('detail')])
          .select([e.val(tenantId).as('tenant_id'), e.val(userId).as('user_id')])
          .select(e.val(shanghaiDateTime(this.clock.now())).as('at')),
      )
      .executeTakeFirstOrThrow();
    return Number(numInsertedOrUpdatedRows) > 0;
  }

  /** Deletes old reports; returns how many. */
  async sweep(): Promise<number> {
    const before = shanghaiDateTime(this.clock.now() - KEPT_DAYS * DAY_MS);
    const { numDeletedRows } = await queries(this.database)
      .deleteFrom('platform.load_failure')
      .where('at', '<', before)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }

  private async mayReport(userId: number): Promise<boolean> {
    const key = `load-failures:${userId}`;
    const [count] = await this.redis.multi().incr(key).expire(key, MINUTE_SECONDS, 'NX').exec();
    return Number(count) <= MOST_A_MINUTE;
  }

  /** Starts the daily sweep; an unavailable database only delays it by a day. */
  private startSweep(): void {
    this.sweeping = this.sweep().then(
      (deleted) => {
        if (deleted > 0) this.logger.info({ deleted }, 'old load failures were deleted');
      },
      (error: unknown) => this.logger.warn({ err: error }, 'old load failures could not be deleted'),
    );
  }
}
