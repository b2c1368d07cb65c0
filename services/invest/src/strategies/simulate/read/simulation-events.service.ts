import { Inject, Injectable } from '@nestjs/common';
import { simulationCalls, type SimulationRun } from '@console/contract-invest';
import { LOGGER } from '@console/node-kit/config';
import { EventStreams } from '@console/node-kit/event-streams';
import type { Logger } from '@console/node-kit/observe';
import { RunStreams } from '../../../backtests/read/run-streams.ts';
import { SimulationReadsService } from './simulation-reads.service.ts';

/** Sends the progress of simulations to those who watch them. */
@Injectable()
export class SimulationEventsService extends RunStreams<SimulationRun> {
  constructor(reads: SimulationReadsService, streams: EventStreams, @Inject(LOGGER) logger: Logger) {
    super({
      entry: simulationCalls.simulationEvents,
      read: (tenantId, id) => reads.run(tenantId, id),
      streams,
      logger,
    });
  }
}
