import { aiEntries } from '@console/contract-ai';
import { tableName } from '@console/node-kit';
import type { RunningService, ScratchData } from '@console/node-kit/testing';
import { aiData } from '../testing/ai-data.ts';
import {
  audited,
  forgetPrompts,
  inUse,
  promptDesk,
  resultOf,
  type PromptDesk,
} from '../testing/prompt-desk.ts';
import { runningAi } from '../testing/running-ai.ts';

let data: ScratchData;
let service: RunningService;
let desk: PromptDesk;
beforeAll(async () => {
  data = await aiData();
  service = await runningAi(data, '');
}, 30_000);
beforeEach(async () => {
  await forgetPrompts(data);
  desk = await promptDesk(service);
});
afterAll(async () => {
  await service.stop();
  await data.drop();
});

const ROUNDS = 5;

describe('the prompt in use', () => {
  it('gives its place to the one that is activated, which is no edit', async () => {
    const first = await desk.made({ ecoCorpus: '一' });
    const second = await desk.made({ ecoCorpus: '二' });
    const { updateTime, version } = resultOf(await desk.activate(second.id));
    expect([updateTime, version]).toEqual([second.updateTime, 1]);
    expect(await inUse(data)).toEqual([second.id]);
    expect((await audited(data)).at(-1)).toMatchObject({
      action: 'ai.activate-default-prompt',
      subject: `default-prompt:${second.id}`,
      before: { active: false },
      after: { active: true, replaced: `default-prompt:${first.id}` },
    });
    const token = await service.signIn({ authorities: ['gssjk_gn_view'] });
    const active = await service.send(aiEntries.activePrompt.path, { token });
    expect(resultOf(active)).toMatchObject({ id: second.id, ecoCorpus: '二', active: true });
    expect(resultOf(await desk.delete(first.id))).toBe(true);
  });

  it('is activated again without a trace', async () => {
    const { id } = await desk.made({ ecoCorpus: '一' });
    expect(resultOf(await desk.activate(id))).toMatchObject({ id, active: true });
    expect(await audited(data)).toHaveLength(1);
  });

  it('is one, however many are activated at once', async () => {
    const ids: number[] = [];
    for (const ecoCorpus of ['一', '二', '三', '四']) ids.push((await desk.made({ ecoCorpus })).id);
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(ids.map((id) => desk.activate(id)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await inUse(data)).toHaveLength(1);
    }
    // Every line says whose place was taken: together they are one chain.
    const lines = (await audited(data)).filter(({ action }) => action === 'ai.activate-default-prompt');
    const chain = [ids[0] ?? 0, ...lines.map(({ subject }) => Number(subject.split(':')[1]))];
    expect(lines.map(({ after }) => (after as { replaced: string }).replaced)).toEqual(
      chain.slice(0, -1).map((id) => `default-prompt:${id}`),
    );
    expect(await inUse(data)).toEqual([chain.at(-1)]);
  });

  it('is one, however many first ones are written at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await forgetPrompts(data);
      const made = await Promise.all(['一', '二', '三', '四'].map((ecoCorpus) => desk.made({ ecoCorpus })));
      expect(made.filter(({ active }) => active).map(({ id }) => id)).toEqual(await inUse(data));
      expect(await inUse(data)).toHaveLength(1);
      const said = (await audited(data)).filter(({ after }) => (after as { active: boolean }).active);
      expect(said).toHaveLength(1);
    }
  });

  it('is never one that is deleted at the same moment', async () => {
    const first = await desk.made({ ecoCorpus: '一' });
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await desk.made({ ecoCorpus: '二' });
      const [activated, deleted] = await Promise.all([desk.activate(id), desk.delete(id)]);
      const stays = activated.body.success === true;
      expect(deleted.body.success).toBe(!stays);
      expect(await inUse(data)).toEqual([stays ? id : first.id]);
      await desk.activate(first.id);
    }
  });

  it('is one by the table itself', async () => {
    await desk.made({ ecoCorpus: '一' });
    const { id } = await desk.made({ ecoCorpus: '二' });
    await expect(
      data.database.query(`UPDATE ${tableName('ai', 'default_prompt')} SET active = 1 WHERE id = ?`, [id]),
    ).rejects.toThrow('default_prompt_active');
  });
});
