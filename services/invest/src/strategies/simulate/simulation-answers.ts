import { simulationCalls } from '@console/contract-invest';
import { answers, by } from '@console/node-kit/http';
import { idempotencyKey } from '@console/node-kit/records';
import { SimulationsService } from './ask/simulations.service.ts';
import { SimulationEventsService } from './read/simulation-events.service.ts';
import { SimulationReadsService } from './read/simulation-reads.service.ts';

export const simulationAnswers = answers(simulationCalls, {
  submitSimulation: by(SimulationsService, (simulations, input, call) =>
    simulations.submit(call.session, input, idempotencyKey(call)),
  ),
  simulationRun: by(SimulationReadsService, (reads, { simulationId }, { session }) =>
    reads.card(session.tenantId, simulationId),
  ),
  simulationResult: by(SimulationReadsService, (reads, { simulationId }, { session }) =>
    reads.report(session.tenantId, simulationId),
  ),
  simulationEvents: by(SimulationEventsService, (events, { simulationId }, call) =>
    events.stream(call, simulationId),
  ),
  cancelSimulation: by(SimulationsService, (simulations, { simulationId }, { session }) =>
    simulations.cancel(session, simulationId),
  ),
  retrySimulation: by(SimulationsService, (simulations, { simulationId }, { session }) =>
    simulations.retry(session, simulationId),
  ),
  simulationOptions: by(SimulationsService, (simulations) => simulations.options()),
});
