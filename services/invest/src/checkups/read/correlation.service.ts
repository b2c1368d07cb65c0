import { Injectable } from '@nestjs/common';
import {
  CHECKUP_GROUP_CORRELATION,
  CHECKUP_PARAMS,
  CHECKUP_PICTURED,
  type checkupCalls,
} from '@console/contract-invest';
import { MESSAGES, Refusal, type InputOf, type OutputOf } from '@console/contract-core';
import { correlationOrder, orNull } from '@console/quant';
import { DataSource } from 'typeorm';
import { hashOf } from '../../backtests/compute/input-hash.ts';
import { queries } from '../../queries.ts';
import type { FrozenSubject } from '../ask/frozen-subjects.ts';
import { openMatrix } from '../work/correlations.ts';
import { CheckupReadsService } from './checkup-reads.service.ts';
import { JUDGED_COLUMNS, judgedRows } from './judged-columns.ts';

type Picture = OutputOf<typeof checkupCalls.checkupCorrelation>;
type Subject = OutputOf<typeof checkupCalls.checkupSubject>;

/** The number of subjects that are named as most like another. */
const MOST_SIMILAR = 10;

/** All subjects of a check-up in their order, and the correlation of two of them by their places. */
interface Correlations {
  readonly subjects: readonly FrozenSubject[];
  readonly of: (one: number, other: number) => number;
}

/** Reads how the subjects of a check-up are correlated. */
@Injectable()
export class CorrelationService {
  constructor(
    private readonly database: DataSource,
    private readonly reads: CheckupReadsService,
  ) {}

  /** As many of the wanted subjects as a picture has room for: the ones with the least p. */
  async picture(
    tenantId: string,
    { checkupId, of, horizon }: InputOf<typeof checkupCalls.checkupCorrelation>,
  ): Promise<Picture> {
    await this.reads.ended(tenantId, checkupId);
    const all = await this.correlations(tenantId, checkupId);
    const rows = await judgedRows(this.database)
      .select(['r.subject', 'r.kind'])
      .where('r.tenant_id', '=', tenantId)
      .where('r.checkup_id', '=', checkupId)
      .where('r.horizon', '=', horizon)
      .where('r.fault', 'is', null)
      .where((e) => (of === 'factors' ? e('r.kind', '=', 'factor') : e('r.p', 'is not', null)))
      .orderBy((e) => e('r.p', 'is', null))
      .orderBy('r.p')
      .orderBy('r.subject')
      .execute();
    const chosen = new Set(rows.slice(0, CHECKUP_PICTURED).map(({ subject }) => subject));
    const places = [...all.subjects.keys()].filter((at) => chosen.has(all.subjects[at]?.subject ?? ''));
    const matrix = Float64Array.from(places.flatMap((one) => places.map((other) => all.of(one, other))));
    const { order, groups } = correlationOrder(matrix, places.length, CHECKUP_GROUP_CORRELATION);
    return {
      subjects: order.map((at) => ({ ...named(all, places[at] ?? 0), group: groups[at] ?? 0 })),
      matrix: order.map((one) => order.map((other) => orNull(matrix[one * places.length + other] ?? NaN))),
      total: rows.length,
    };
  }

  /** One subject by horizon, with what is most like it. Refuses (404) one that the check-up does not have. */
  async subject(
    tenantId: string,
    { checkupId, subject }: InputOf<typeof checkupCalls.checkupSubject>,
  ): Promise<Subject> {
    await this.reads.ended(tenantId, checkupId);
    const rows = await judgedRows(this.database)
      .select(['r.subject', 'r.name', 'r.kind', 'r.coverage', 'r.fault as message', 'r.horizon', 'r.days'])
      .select(['r.factor_id as factorFormId', 'r.factor_version as factorVersion'])
      .select(['r.indicator_id as indicatorId', 'r.ic', 'r.rank_ic as rankIc', 'r.icir', 'r.t', 'r.p', 'r.q'])
      .select(['r.newey_west_t as neweyWestT', 'r.significant', 'r.autocorrelation', 'r.spread'])
      .select(['r.top_turnover as topTurnover', 'r.quantile_returns as quantileReturns'])
      .where('r.tenant_id', '=', tenantId)
      .where('r.checkup_id', '=', checkupId)
      .where('r.subject', '=', subject)
      .orderBy(JUDGED_COLUMNS.horizon)
      .execute();
    const [first] = rows;
    if (first === undefined) throw new Refusal(MESSAGES.notFound);
    const { name, kind, factorFormId, factorVersion, indicatorId, coverage, message } = first;
    return {
      subject,
      name,
      kind,
      factorFormId,
      factorVersion,
      indicatorId,
      coverage,
      message,
      horizons: rows.map((row) => ({
        horizon: row.horizon,
        days: row.days,
        ic: row.ic,
        rankIc: row.rankIc,
        icir: row.icir,
        t: row.t,
        neweyWestT: row.neweyWestT,
        p: row.p,
        q: row.q,
        significant: row.significant === 1,
        topTurnover: row.topTurnover,
        autocorrelation: row.autocorrelation,
        spread: row.spread,
        quantileReturns: JSON.parse(row.quantileReturns) as (number | null)[],
      })),
      similar: similarTo(subject, await this.correlations(tenantId, checkupId)),
      associationId: await this.tearSheet(tenantId, { factorFormId, factorVersion }),
    };
  }

  private async correlations(tenantId: string, checkupId: number): Promise<Correlations> {
    const row = await queries(this.database)
      .selectFrom('invest.checkup')
      .select(['frozen', 'correlations'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', checkupId)
      .executeTakeFirstOrThrow();
    return {
      subjects: JSON.parse(row.frozen) as readonly FrozenSubject[],
      of: openMatrix(row.correlations ?? Buffer.alloc(0)),
    };
  }

  /** The newest succeeded backtest of a version with the settings of a check-up; null without one. */
  private async tearSheet(
    tenantId: string,
    { factorFormId, factorVersion }: Pick<Subject, 'factorFormId' | 'factorVersion'>,
  ): Promise<number | null> {
    if (factorFormId === null || factorVersion === null) return null;
    const row = await queries(this.database)
      .selectFrom('invest.backtest_run as r')
      .innerJoin('invest.job as j', 'j.id', 'r.job_id')
      .select('r.id')
      .where('r.tenant_id', '=', tenantId)
      .where('r.factor_id', '=', factorFormId)
      .where('r.factor_version', '=', factorVersion)
      .where('r.params_hash', '=', hashOf(CHECKUP_PARAMS))
      .where('j.state', '=', 'succeeded')
      .orderBy('r.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? null;
  }
}

function named({ subjects }: Correlations, at: number): Pick<Subject, 'subject' | 'name' | 'kind'> {
  const found = subjects[at];
  if (found === undefined) throw new RangeError(`no subject at ${at}`);
  return { subject: found.subject, name: found.name, kind: found.kind };
}

function similarTo(subject: string, all: Correlations): Subject['similar'] {
  const own = all.subjects.findIndex((each) => each.subject === subject);
  return [...all.subjects.keys()]
    .filter((at) => at !== own)
    .map((at) => ({ at, correlation: all.of(own, at) }))
    .filter(({ correlation }) => !Number.isNaN(correlation))
    .sort((one, other) => Math.abs(other.correlation) - Math.abs(one.correlation))
    .slice(0, MOST_SIMILAR)
    .map(({ at, correlation }) => ({ ...named(all, at), correlation }));
}
