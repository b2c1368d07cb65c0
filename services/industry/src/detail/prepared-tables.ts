import { industryTables } from '@console/contract-industry';
import type { TableEntry } from '@console/contract-core';
import type { ReadMemberFacts } from '@console/market/facts';
import { newestLoad } from '@console/market/read';
import { LOGGER } from '@console/node-kit/config';
import { tableQuery } from '@console/node-kit/http';
import type { Logger } from '@console/node-kit/observe';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MEMBER_READS } from './member-tables.sources.ts';

/** How often a new load of market data is looked for. */
const LOOK_MS = 5000;

/** The tables as they are opened first: all of a table, and the suppliers alone, which its page begins with. */
const FIRST_SEEN = [
  firstSeen(industryTables.memberExecutives, MEMBER_READS.memberExecutives),
  firstSeen(industryTables.memberPartners, MEMBER_READS.memberPartners, { kind: 'supplier' }),
  firstSeen(industryTables.memberPartners, MEMBER_READS.memberPartners),
  firstSeen(industryTables.memberDividends, MEMBER_READS.memberDividends),
  firstSeen(industryTables.memberPledges, MEMBER_READS.memberPledges),
  firstSeen(industryTables.memberTrades, MEMBER_READS.memberTrades),
];

function firstSeen<E extends TableEntry>(
  entry: E,
  read: ReadMemberFacts<E>,
  filter: object = {},
): (database: DataSource) => Promise<void> {
  const query = tableQuery(entry, { ...filter, page: 0, size: 1 });
  return (database) => read.prepare(database, query);
}

/**
 * Puts the rows of members' tables in the order in which they are opened first, at the start and after each load of
 * market data, one after the other: large sets do not wait for it then.
 */
@Injectable()
export class PreparedTables implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private load: number | undefined;
  private stopped = false;

  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.look();
    this.timer = setInterval(() => this.look(), LOOK_MS).unref();
  }

  /** Waits for the table that is read, so that the database is not closed in the middle of it. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Prepares the tables, unless they are for the newest load. */
  async prepare(): Promise<void> {
    const load = await newestLoad(this.database);
    if (load === this.load) return;
    for (const prepare of FIRST_SEEN) {
      if (this.stopped) return;
      await prepare(this.database);
    }
    this.load = load;
  }

  /** What fails is tried again at the next look. */
  private look(): void {
    this.running ??= this.prepare()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'tables of members could not be prepared'))
      .finally(() => (this.running = undefined));
  }
}
