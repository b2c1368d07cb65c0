import { Module } from '@nestjs/common';
import { simulationCalls, simulationTables } from '@console/contract-invest';
import { callControllers, tableControllers } from '@console/node-kit/http';
import { BacktestsModule } from '../../backtests/backtests.module.ts';
import { PanelsModule } from '../../panels.module.ts';
import { PublishModule } from '../publish/publish.module.ts';
import { DraftSimulationService } from './ask/draft-simulation.service.ts';
import { QueueSimulationService } from './ask/queue-simulation.service.ts';
import { SimulationsService } from './ask/simulations.service.ts';
import { SimulationEventsService } from './read/simulation-events.service.ts';
import { SimulationListSource } from './read/simulation-list.source.ts';
import { SimulationOrdersSource } from './read/simulation-orders.source.ts';
import { SimulationReadsService } from './read/simulation-reads.service.ts';
import { simulationAnswers } from './simulation-answers.ts';

const tables = tableControllers(simulationTables, {
  simulationList: SimulationListSource,
  simulationOrders: SimulationOrdersSource,
});

/** What composed strategies would have done. The worker computes it. */
@Module({
  // The backtests' module has the jobs of the service.
  imports: [PanelsModule, PublishModule, BacktestsModule],
  controllers: [...tables.controllers, ...callControllers(simulationCalls, simulationAnswers)],
  providers: [
    ...tables.providers,
    DraftSimulationService,
    QueueSimulationService,
    SimulationsService,
    SimulationReadsService,
    SimulationEventsService,
  ],
  exports: [SimulationsService],
})
export class SimulationModule {}
