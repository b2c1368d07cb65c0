import { probe } from './probe-module.ts';
import { startService, type RunningService } from './running-service.ts';
import { scratchData } from '../data/scratch-data.ts';

export interface RunningProbe {
  readonly service: RunningService;
  /** The token of a signed-in user. */
  readonly token: string;
  stop(): Promise<void>;
}

/** A service of the kit alone, with an entry for each way it treats a call. */
export async function runningProbe(): Promise<RunningProbe> {
  const data = await scratchData();
  const service = await startService({ data, ...probe });
  return {
    service,
    token: await service.signIn(),
    async stop() {
      await service.stop();
      await data.drop();
    },
  };
}
