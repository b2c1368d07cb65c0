import type { RunningService, ScratchData } from '@console/node-kit/testing';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { aiData } from './ai-data.ts';
import { forgetPrompts, promptDesk, type PromptDesk } from './prompt-desk.ts';
import { runningAi } from './running-ai.ts';

const START_MS = 30_000;

/** The parts of a test of default prompts: the running service, and a user with all authorities over prompts. */
export interface PromptBench {
  readonly data: ScratchData;
  readonly service: RunningService;
  readonly desk: PromptDesk;
}

/** Sets the bench up for the tests of a file, and clears it before each; throws outside a test. */
export function promptBench(): PromptBench {
  let data: ScratchData | undefined;
  let service: RunningService | undefined;
  let desk: PromptDesk | undefined;
  beforeAll(async () => {
    data = await aiData();
    service = await runningAi(data, '');
  }, START_MS);
  beforeEach(async () => {
    await forgetPrompts(standing(data));
    desk = await promptDesk(standing(service));
  });
  afterAll(async () => {
    await service?.stop();
    await data?.drop();
  });
  return {
    get data() {
      return standing(data);
    },
    get service() {
      return standing(service);
    },
    get desk() {
      return standing(desk);
    },
  };
}

function standing<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('the bench exists only in tests');
  return part;
}
