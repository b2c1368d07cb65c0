import { Injectable } from '@nestjs/common';
import type { rebalanceCalls } from '@console/contract-invest';
import type { OutputOf, Session } from '@console/contract-core';
import { businessDate } from '@console/market/read';
import { DataSource } from 'typeorm';
import { dayAsked, daysBeside } from './day-asked.ts';
import { dayState, secondsTaken, strategiesOn, wereDue } from './due-on.ts';

type Day = OutputOf<typeof rebalanceCalls.rebalanceDay>;

const NO_STATES: Day['states'] = { absent: 0, queued: 0, running: 0, succeeded: 0, failed: 0, cancelled: 0 };

/** A trading day of the tenant's strategies in figures. */
@Injectable()
export class RebalanceDayService {
  constructor(private readonly database: DataSource) {}

  /** The last trading day up to the one that is asked for. */
  async day({ tenantId }: Session, asked: string | undefined): Promise<Day> {
    const end = await businessDate(this.database);
    const date = await dayAsked(this.database, end, asked);
    const common = { date, businessDate: end };
    if (date === null || end === null)
      return { ...common, before: null, after: null, due: 0, states: NO_STATES, seconds: 0, longest: 0 };
    const groups = await wereDue(date)
      .reduce((rows, condition) => rows.where(condition), strategiesOn(this.database, date))
      .where('s.tenant_id', '=', tenantId)
      .select(({ fn }) => [
        dayState.as('state'),
        fn.countAll<number>().as('count'),
        fn.sum<number | null>(secondsTaken).as('seconds'),
        fn.max<number | null>(secondsTaken).as('longest'),
      ])
      .groupBy(dayState)
      .execute();
    return {
      ...common,
      ...(await daysBeside(this.database, end, date)),
      due: groups.reduce((sum, { count }) => sum + Number(count), 0),
      states: {
        ...NO_STATES,
        ...Object.fromEntries(groups.map(({ state, count }) => [state, Number(count)])),
      },
      seconds: groups.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
      longest: Math.max(0, ...groups.map(({ longest }) => longest ?? 0)),
    };
  }
}
