import { Injectable } from '@nestjs/common';
import { FACTOR_CATEGORIES, type Factor, type investEntries } from '@console/contract-invest';
import { MESSAGES, Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { userName } from '@console/node-kit/queries';
import type { FactorGraph } from '@console/quant';
import { DataSource } from 'typeorm';
import { nameContaining } from '../name-containing.ts';
import { queries } from '../queries.ts';
import { FactorNames } from './factor-names.ts';
import { factorRef } from './factor-ref.ts';
import { finishedDetail, formulaText, readDetail } from './factor-rows.ts';
import { newestFactors } from './newest-factors.ts';

type Entries = typeof investEntries;
type Version = OutputOf<Entries['factorVersions']>[number];

/** Reads a tenant's factors for display. */
@Injectable()
export class FactorReader {
  constructor(
    private readonly database: DataSource,
    private readonly names: FactorNames,
  ) {}

  /** Refuses a factor that the tenant does not have. */
  async find({ tenantId }: Session, id: number): Promise<Factor> {
    const found = await readDetail(this.database, tenantId, id);
    if (found === null) throw new Refusal(MESSAGES.notFound);
    const known = await this.names.known(this.database, tenantId, { graphs: [found.graph] });
    return finishedDetail(found.row, found.graph, known);
  }

  /** Every version, newest first, with current names; refuses a factor that the tenant does not have. */
  async versions({ tenantId }: Session, id: number): Promise<Version[]> {
    const rows = await queries(this.database)
      .selectFrom('invest.factor as f')
      .innerJoin('invest.factor_version as v', 'v.factor_id', 'f.id')
      .select(['v.version', 'v.graph', 'v.created_at as createdTime'])
      .select(({ ref }) => userName(ref('f.tenant_id'), ref('v.created_by')).as('createdUser'))
      .where('f.tenant_id', '=', tenantId)
      .where('f.id', '=', id)
      .where('f.removed_at', 'is', null)
      .orderBy('v.version', 'desc')
      .execute();
    if (rows.length === 0) throw new Refusal(MESSAGES.notFound);
    const graphs = rows.map(({ graph }) => JSON.parse(graph) as FactorGraph);
    const known = await this.names.known(this.database, tenantId, { graphs });
    return rows.map(({ graph: text, ...row }) => {
      const graph = JSON.parse(text) as Version['relationMap'];
      return { ...row, relationMap: graph, formula: formulaText(graph, known) };
    });
  }

  /** The number of factors with the name, without the one that is being edited. */
  async nameCount({ tenantId }: Session, { name, id }: InputOf<Entries['factorNameCount']>): Promise<number> {
    const { count } = await queries(this.database)
      .selectFrom('invest.factor')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('tenant_id', '=', tenantId)
      .where('name', '=', name.trim())
      .where('removed_at', 'is', null)
      .where('id', '<>', id ?? 0)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Every category with its factors; for a search only the categories with results. */
  async tree(
    { tenantId }: Session,
    { search }: InputOf<Entries['factorTree']>,
  ): Promise<OutputOf<Entries['factorTree']>> {
    const rows = await newestFactors(this.database)
      .select(['f.id', 'f.name', 'f.shelf', 'v.kind as factorIsSingle', 'f.version'])
      .where('f.tenant_id', '=', tenantId)
      .where('f.removed_at', 'is', null)
      .$if(search !== undefined, (some) =>
        some.where(({ ref }) => nameContaining(ref('f.name'), search ?? '')),
      )
      .orderBy('f.name')
      .orderBy('f.id')
      .execute();
    const categories = FACTOR_CATEGORIES.map(({ id, title }) => ({
      id,
      title,
      children: rows
        .filter(({ shelf }) => shelf === id)
        .map((row) => ({
          id: row.id,
          name: row.name,
          factorIsSingle: row.factorIsSingle,
          ref: factorRef(row),
        })),
    }));
    return search === undefined ? categories : categories.filter(({ children }) => children.length > 0);
  }
}
