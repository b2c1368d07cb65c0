import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import {
  STRATEGY_MESSAGES,
  type SimulatedOrder,
  type SimulationCard,
  type SimulationReport,
  type SimulationRun,
} from '@console/contract-invest';
import { MESSAGES, Refusal } from '@console/contract-core';
import { namedColumns } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { queries } from '../../../queries.ts';
import {
  presentCard,
  presentSimulation,
  SIMULATION_CARD_COLUMNS,
  SIMULATION_COLUMNS,
  simulationsWithJobs,
} from './simulation-columns.ts';

const unpack = promisify(gunzip);

/** Reads single simulations. Refuses (404) one that is not the tenant's. */
@Injectable()
export class SimulationReadsService {
  constructor(private readonly database: DataSource) {}

  async run(tenantId: string, id: number): Promise<SimulationRun> {
    const row = await simulationsWithJobs(this.database)
      .select(namedColumns(SIMULATION_COLUMNS))
      .where('r.tenant_id', '=', tenantId)
      .where('r.id', '=', id)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal(MESSAGES.notFound);
    return presentSimulation(row);
  }

  async card(tenantId: string, id: number): Promise<SimulationCard> {
    const row = await simulationsWithJobs(this.database)
      .select(namedColumns(SIMULATION_CARD_COLUMNS))
      .where('r.tenant_id', '=', tenantId)
      .where('r.id', '=', id)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal(MESSAGES.notFound);
    return presentCard(row);
  }

  /** @throws Refusal simulationNotEnded of one that has not succeeded, here and below */
  report(tenantId: string, id: number): Promise<SimulationReport> {
    return this.blob<SimulationReport>(tenantId, id, 'report');
  }

  /** In the order of their execution. */
  orders(tenantId: string, id: number): Promise<readonly SimulatedOrder[]> {
    return this.blob<readonly SimulatedOrder[]>(tenantId, id, 'orders');
  }

  private async blob<Value>(tenantId: string, id: number, part: 'report' | 'orders'): Promise<Value> {
    const { state } = await this.run(tenantId, id);
    if (state !== 'succeeded') throw new Refusal(STRATEGY_MESSAGES.simulationNotEnded);
    const row = await queries(this.database)
      .selectFrom('invest.strategy_simulation_result')
      .select(part)
      .where('simulation_id', '=', id)
      .executeTakeFirstOrThrow();
    return JSON.parse((await unpack(row[part])).toString('utf8')) as Value;
  }
}
