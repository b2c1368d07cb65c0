import { aiEntries, DEFAULT_PROMPT_MESSAGES } from '@console/contract-ai';
import { tableName } from '@console/node-kit/database';
import { promptBench } from '../testing/prompt-bench.ts';
import { audited, forgetPrompts, inUse, promptUsed, resultOf } from '../testing/prompt-desk.ts';

const bench = promptBench();

const ROUNDS = 5;

const used = (): Promise<unknown[]> => promptUsed(bench.service);

describe('the version in use', () => {
  it('is the newest after a save, unless the save says that it waits', async () => {
    const { id } = await bench.desk.made({ ecoCorpus: '一' });
    await bench.desk.update({ id, ecoCorpus: '二' });
    expect(await used()).toEqual([id, '二', 2, 2]);
    const waiting = resultOf(await bench.desk.update({ id, ecoCorpus: '三', release: false }));
    expect([waiting.ecoCorpus, waiting.version, waiting.activeVersion]).toEqual(['三', 3, 2]);
    expect(await used()).toEqual([id, '二', 3, 2]);
    expect((await audited(bench.data)).at(-1)).toMatchObject({
      before: { ecoCorpus: '二', version: 2 },
      after: { ecoCorpus: '三', version: 3 },
    });
  });

  it('moves back and forth between immutable versions, and each move is recorded', async () => {
    const { id } = await bench.desk.made({ ecoCorpus: '一' });
    await bench.desk.update({ id, ecoCorpus: '二' });
    const back = resultOf(await bench.desk.activate(id, 1));
    expect([back.ecoCorpus, back.version, back.activeVersion]).toEqual(['二', 2, 1]);
    expect(await used()).toEqual([id, '一', 2, 1]);
    expect((await audited(bench.data)).at(-1)).toMatchObject({
      action: 'ai.activate-default-prompt',
      before: { inUse: `default-prompt:${id}`, version: 2 },
      after: { inUse: `default-prompt:${id}`, version: 1 },
    });
    await bench.desk.activate(id);
    expect(await used()).toEqual([id, '二', 2, 2]);
  });

  it('may be an older one of another prompt; of one that is not in use no version is', async () => {
    const first = await bench.desk.made({ ecoCorpus: '一' });
    const { id } = await bench.desk.made({ ecoCorpus: '二' });
    await bench.desk.update({ id, ecoCorpus: '三' });
    await bench.desk.activate(id, 1);
    expect(await used()).toEqual([id, '二', 2, 1]);
    expect(await bench.desk.found(first.id)).toMatchObject({ active: false, activeVersion: null });
    resultOf(await bench.desk.update({ id: first.id, ecoCorpus: '四' }));
    expect(await bench.desk.found(first.id)).toMatchObject({ version: 2, activeVersion: null });
  });

  it('is never one that the prompt does not have', async () => {
    const { id } = await bench.desk.made({ ecoCorpus: '一' });
    const { unknownVersion } = DEFAULT_PROMPT_MESSAGES;
    expect((await bench.desk.activate(id, 2)).body.appCode).toBe(unknownVersion.code);
    expect([await used(), (await audited(bench.data)).length]).toEqual([[id, '一', 1, 1], 1]);
  });
});

describe('the prompt in use', () => {
  it('is replaced by one that is activated, which is no edit', async () => {
    const first = await bench.desk.made({ ecoCorpus: '一' });
    const second = await bench.desk.made({ ecoCorpus: '二' });
    const { updateTime, version } = resultOf(await bench.desk.activate(second.id));
    expect([updateTime, version]).toEqual([second.updateTime, 1]);
    expect(await inUse(bench.data)).toEqual([second.id]);
    expect((await audited(bench.data)).at(-1)).toMatchObject({
      action: 'ai.activate-default-prompt',
      subject: `default-prompt:${second.id}`,
      before: { inUse: `default-prompt:${first.id}`, version: 1 },
      after: { inUse: `default-prompt:${second.id}`, version: 1 },
    });
    const token = await bench.service.signIn({ authorities: ['gssjk_gn_view'] });
    const active = await bench.service.send(aiEntries.activePrompt.path, { token });
    expect(resultOf(active)).toMatchObject({ id: second.id, ecoCorpus: '二', active: true });
    expect(resultOf(await bench.desk.remove(first.id))).toBe(true);
  });

  it('is activated again without a trace', async () => {
    const { id } = await bench.desk.made({ ecoCorpus: '一' });
    expect(resultOf(await bench.desk.activate(id))).toMatchObject({ id, active: true });
    expect(await audited(bench.data)).toHaveLength(1);
  });

  it('is only one, however many are activated at once', async () => {
    const ids: number[] = [];
    for (const ecoCorpus of ['一', '二', '三', '四']) ids.push((await bench.desk.made({ ecoCorpus })).id);
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(ids.map((id) => bench.desk.activate(id)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await inUse(bench.data)).toHaveLength(1);
    }
    // Every line names the prompt that was replaced: together they are one chain.
    const lines = (await audited(bench.data)).filter(({ action }) => action === 'ai.activate-default-prompt');
    const chain = [ids[0] ?? 0, ...lines.map(({ subject }) => Number(subject.split(':')[1]))];
    expect(lines.map(({ before }) => (before as { inUse: string }).inUse)).toEqual(
      chain.slice(0, -1).map((id) => `default-prompt:${id}`),
    );
    expect(await inUse(bench.data)).toEqual([chain.at(-1)]);
  });

  it('is only one, however many first ones are added at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await forgetPrompts(bench.data);
      const made = await Promise.all(
        ['一', '二', '三', '四'].map((ecoCorpus) => bench.desk.made({ ecoCorpus })),
      );
      expect(made.filter(({ active }) => active).map(({ id }) => id)).toEqual(await inUse(bench.data));
      expect(await inUse(bench.data)).toHaveLength(1);
      const said = (await audited(bench.data)).filter(({ after }) => (after as { active: boolean }).active);
      expect(said).toHaveLength(1);
    }
  });

  it('is never one that is deleted at the same moment', async () => {
    const first = await bench.desk.made({ ecoCorpus: '一' });
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await bench.desk.made({ ecoCorpus: '二' });
      const [activated, deleted] = await Promise.all([bench.desk.activate(id), bench.desk.remove(id)]);
      const stays = activated.body.success === true;
      expect(deleted.body.success).toBe(!stays);
      expect(await inUse(bench.data)).toEqual([stays ? id : first.id]);
      await bench.desk.activate(first.id);
    }
  });

  it('is only one by a constraint of the table too', async () => {
    await bench.desk.made({ ecoCorpus: '一' });
    const { id } = await bench.desk.made({ ecoCorpus: '二' });
    await expect(
      bench.data.database.query(`UPDATE ${tableName('ai', 'default_prompt')} SET active = 1 WHERE id = ?`, [
        id,
      ]),
    ).rejects.toThrow('default_prompt_active');
  });
});
