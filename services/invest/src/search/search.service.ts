import {
  allows,
  RESEARCH_KINDS,
  type FoundResearch,
  type InputOf,
  type platformInvestCalls,
  type ResearchKind,
  type Session,
} from '@console/contract-core';
import { STRATEGY_TYPE_TITLES, type StrategyType } from '@console/contract-invest';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { nameContaining } from '../name-containing.ts';
import { queries } from '../queries.ts';

type Input = InputOf<typeof platformInvestCalls.findResearch>;
type Find = (search: SearchService, tenantId: string, input: Input) => Promise<FoundResearch[]>;

/** The reads of each kind, in the order in which hits are listed. */
const FINDS: Readonly<Record<ResearchKind, Find>> = {
  factor: (search, tenantId, input) => search.factors(tenantId, input),
  run: (search, tenantId, input) => search.runs(tenantId, input),
  style: (search, tenantId, input) => search.styles(tenantId, input),
  strategy: (search, tenantId, input) => search.strategies(tenantId, input),
};

/** Finds factors, runs, styles and strategies of the tenant while a user types. */
@Injectable()
export class SearchService {
  constructor(private readonly database: DataSource) {}

  /** At most `size` of each kind that the caller may view, the last changed first. */
  async find({ tenantId, authorities }: Session, input: Input): Promise<FoundResearch[]> {
    const kinds = (Object.keys(FINDS) as ResearchKind[]).filter((kind) =>
      allows(RESEARCH_KINDS[kind], authorities),
    );
    return (await Promise.all(kinds.map((kind) => FINDS[kind](this, tenantId, input)))).flat();
  }

  factors(tenantId: string, { keyword, size }: Input): Promise<FoundResearch[]> {
    return queries(this.database)
      .selectFrom('invest.factor as f')
      .select(['f.id', 'f.name', kindOf('factor'), sql<null>`NULL`.as('detail')])
      .where('f.tenant_id', '=', tenantId)
      .where('f.removed_at', 'is', null)
      .where(({ ref }) => nameContaining(ref('f.name'), keyword))
      .orderBy('f.updated_at', 'desc')
      .orderBy('f.id', 'desc')
      .limit(size)
      .execute();
  }

  runs(tenantId: string, { keyword, size }: Input): Promise<FoundResearch[]> {
    return queries(this.database)
      .selectFrom('invest.backtest_run as r')
      .select(({ ref }) => [
        'r.id',
        'r.factor_name as name',
        kindOf('run'),
        sql<string>`CONCAT('v', ${ref('r.factor_version')}, ' · ', ${ref('r.universe_text')}, ' · ',
          DATE_FORMAT(${ref('r.created_at')}, '%Y-%m-%d'))`.as('detail'),
      ])
      .where('r.tenant_id', '=', tenantId)
      .where(({ ref }) => nameContaining(ref('r.factor_name'), keyword))
      .orderBy('r.id', 'desc')
      .limit(size)
      .execute();
  }

  styles(tenantId: string, { keyword, size }: Input): Promise<FoundResearch[]> {
    return queries(this.database)
      .selectFrom('invest.style as s')
      .select(['s.id', 's.name', kindOf('style'), sql<null>`NULL`.as('detail')])
      .where('s.tenant_id', '=', tenantId)
      .where('s.removed_at', 'is', null)
      .where(({ ref }) => nameContaining(ref('s.name'), keyword))
      .orderBy('s.updated_at', 'desc')
      .orderBy('s.id', 'desc')
      .limit(size)
      .execute();
  }

  async strategies(tenantId: string, { keyword, size }: Input): Promise<FoundResearch[]> {
    const rows = await queries(this.database)
      .selectFrom('invest.strategy as s')
      .innerJoin('invest.style as st', 'st.id', 's.style_id')
      .select(['s.id', 's.name', kindOf('strategy'), 's.strategy_type as type', 'st.name as style'])
      .where('s.tenant_id', '=', tenantId)
      .where('s.removed_at', 'is', null)
      .where(({ ref }) => nameContaining(ref('s.name'), keyword))
      .orderBy('s.updated_at', 'desc')
      .orderBy('s.id', 'desc')
      .limit(size)
      .execute();
    return rows.map(({ type, style, ...row }) => ({
      ...row,
      detail: `${STRATEGY_TYPE_TITLES[type as StrategyType]} · ${style}`,
    }));
  }
}

const kindOf = <Kind extends ResearchKind>(kind: Kind) => sql<Kind>`${sql.lit(kind)}`.as('kind');
