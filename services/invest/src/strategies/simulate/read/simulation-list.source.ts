import { Injectable } from '@nestjs/common';
import { investTables } from '@console/contract-invest';
import { MESSAGES, Refusal, type Page, type RowOf, type Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage, type KeyedTable } from '@console/node-kit/queries';
import type { Expression, SqlBool } from 'kysely';
import { DataSource } from 'typeorm';
import { nameContaining } from '../../../name-containing.ts';
import { queries } from '../../../queries.ts';
import { compositionHash, readSeal } from '../../seal.ts';
import {
  presentSimulation,
  simulation,
  SIMULATION_COLUMNS,
  simulationsWithJobs,
  type SimulationRow,
} from './simulation-columns.ts';

type List = typeof investTables.simulationList;

/** The tenant's simulations as a table. Refuses (404) a strategy that is not the tenant's. */
@Injectable()
export class SimulationListSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, session: Session): Promise<Page<RowOf<List>>> {
    const found = await keyedPage(this.database, investTables.simulationList, query, {
      from: simulationsWithJobs(this.database),
      tenant: { column: simulation.ref('r.tenant_id'), id: session.tenantId },
      where: await this.conditions(query.filter, session),
      key: SIMULATION_COLUMNS.simulationId,
      columns: SIMULATION_COLUMNS as unknown as Columns,
      countNow: true,
    });
    // As the driver reads them: flags are numbers.
    return {
      ...found,
      content: found.content.map((row) => presentSimulation(row as unknown as SimulationRow)),
    };
  }

  private async conditions(
    { search, state, mine, strategyId }: TableQuery<List>['filter'],
    { tenantId, userId }: Session,
  ): Promise<readonly Expression<SqlBool>[]> {
    const composed = strategyId === undefined ? null : await this.composition(tenantId, strategyId);
    return [
      ...(search === undefined ? [] : [nameContaining(SIMULATION_COLUMNS.strategyName, search)]),
      ...(state === undefined ? [] : [simulation('j.state', '=', state)]),
      ...(mine === undefined ? [] : [simulation('r.created_by', '=', userId)]),
      ...(composed === null ? [] : [simulation('r.composition_hash', '=', composed)]),
    ];
  }

  private async composition(tenantId: string, strategyId: number): Promise<string> {
    const row = await queries(this.database)
      .selectFrom('invest.strategy')
      .select('seal')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', strategyId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal(MESSAGES.notFound);
    return compositionHash(readSeal(row.seal));
  }
}

type Columns = KeyedTable<List, object, never>['columns'];
