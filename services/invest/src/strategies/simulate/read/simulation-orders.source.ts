import { Injectable } from '@nestjs/common';
import { type investTables } from '@console/contract-invest';
import type { Page, RowOf, Session } from '@console/contract-core';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import { SimulationReadsService } from './simulation-reads.service.ts';

type List = typeof investTables.simulationOrders;

/** The orders of a simulation as a table. */
@Injectable()
export class SimulationOrdersSource implements TableSource<List> {
  constructor(private readonly reads: SimulationReadsService) {}

  async page(query: TableQuery<List>, { tenantId }: Session): Promise<Page<RowOf<List>>> {
    const { simulationId, from, to } = query.filter;
    const orders = await this.reads.orders(tenantId, simulationId);
    const found = orders.filter(
      ({ date }) => (from === undefined || date >= from) && (to === undefined || date <= to),
    );
    return { ...pageOfRows<List>(found, 'id', query), asOf: orders.at(-1)?.date ?? null };
  }
}
