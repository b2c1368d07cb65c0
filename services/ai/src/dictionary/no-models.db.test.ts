import { aiEntries } from '@console/contract-ai';
import type { OutputOf } from '@console/contract-core';
import { scratchData, type RunningService, type ScratchData } from '@console/node-kit/testing';
import { migrations } from '../migrations.ts';
import { runningAi } from '../testing/running-ai.ts';

let data: ScratchData;
let service: RunningService;
beforeAll(async () => {
  data = await scratchData({ ai: migrations });
  service = await runningAi(data, '');
}, 30_000);
afterAll(async () => {
  await service.stop();
  await data.drop();
});

describe('the service without a configured model', () => {
  it('works, and offers none', async () => {
    const token = await service.signIn({ authorities: ['gssjk_gn_view'] });
    const { body } = await service.send(aiEntries.overview.path, { token });
    const { dictionaries, models } = body.result as OutputOf<typeof aiEntries.overview>;
    expect([models, dictionaries.at(-1)?.options]).toEqual([[], []]);
    expect(dictionaries.at(0)?.options).not.toEqual([]);
  });
});
