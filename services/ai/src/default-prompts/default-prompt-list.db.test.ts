import { PROMPT_EXCERPT_LENGTH, type aiEntries } from '@console/contract-ai';
import type { OutputOf } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { promptBench } from '../testing/prompt-bench.ts';
import { promptDesk, resultOf, sixTexts } from '../testing/prompt-desk.ts';
import { seedDemoPrompts } from './seed-demo-prompts.ts';

type List = OutputOf<typeof aiEntries.defaultPromptList>;

const bench = promptBench();

async function list(query = '', tenantId = '000000'): Promise<List> {
  const token = await bench.service.signIn({ tenantId, authorities: ['gssjk_gn_view'] });
  return resultOf<List>(
    await bench.service.send(`/default/prompt/listDefaultPromptsPage${query && `?${query}`}`, { token }),
  );
}

/** Sets the time of a prompt's last save: everything in a test happens in one second. */
const savedAt = (id: number, time: string): Promise<unknown> =>
  bench.data.database.query(`UPDATE ${tableName('ai', 'default_prompt')} SET updated_at = ? WHERE id = ?`, [
    time,
    id,
  ]);

describe('the list', () => {
  it('shortens long texts at a whole code point, and only those', async () => {
    const { id } = await bench.desk.made(
      sixTexts({
        overallMarketCorpus: '𠮷'.repeat(PROMPT_EXCERPT_LENGTH + 1),
        ecoCorpus: '𠮷'.repeat(PROMPT_EXCERPT_LENGTH),
        defaultAnswer: '短',
      }),
    );
    const { content } = await list();
    expect(content).toEqual([
      {
        ...sixTexts({
          overallMarketCorpus: `${'𠮷'.repeat(PROMPT_EXCERPT_LENGTH)}…`,
          ecoCorpus: '𠮷'.repeat(PROMPT_EXCERPT_LENGTH),
          defaultAnswer: '短',
        }),
        id,
        active: 1,
        activeVersion: 1,
        version: 1,
        createTime: expect.any(String),
        createUser: '某人',
        updateTime: expect.any(String),
        updateUser: '某人',
      },
    ]);
  });

  it('is sorted by the time of the last save, or as requested', async () => {
    const first = await bench.desk.made({ ecoCorpus: '一' });
    const second = await bench.desk.made({ ecoCorpus: '二' });
    const third = await bench.desk.made({ ecoCorpus: '三' });
    await savedAt(first.id, '2026-01-03 10:00:00');
    await savedAt(second.id, '2026-01-01 10:00:00');
    await savedAt(third.id, '2026-01-02 10:00:00');
    const ids = async (query?: string): Promise<number[]> => (await list(query)).content.map(({ id }) => id);
    expect(await ids()).toEqual([first.id, third.id, second.id]);
    expect(await ids('sort=id,ASC')).toEqual([first.id, second.id, third.id]);
    expect((await ids('sort=active,DESC'))[0]).toBe(first.id);
    expect(await ids('page=1&size=2')).toEqual([second.id]);
    const token = await bench.service.signIn({ authorities: ['gssjk_gn_view'] });
    const path = '/api/default/prompt/listDefaultPromptsPage?sort=ecoCorpus,ASC';
    expect((await bench.service.send(path, { token })).status).toBe(400);
  });

  it('is the tenant’s own, without deleted ones', async () => {
    const other = await promptDesk(bench.service, { tenantId: '100001', userId: 8 });
    await bench.desk.made({ ecoCorpus: '一' });
    const gone = await bench.desk.made({ ecoCorpus: '二' });
    const theirs = await other.made({ ecoCorpus: '三' });
    await bench.desk.remove(gone.id);
    expect((await list()).content.map(({ ecoCorpus }) => ecoCorpus)).toEqual(['一']);
    expect((await list('', '100001')).content).toMatchObject([{ id: theirs.id, updateUser: '旁人' }]);
  });
});

describe('the demo’s prompts', () => {
  const seed = (tenantId: string, author: string): Promise<number> =>
    bench.data.database.transaction((manager) =>
      seedDemoPrompts(
        manager,
        { tenantId, author },
        (days) => `2026-0${days > 30 ? 1 : 2}-01 10:00:0${days % 10}`,
      ),
    );

  it('are written by a user of the tenant, one of them in use, with a history', async () => {
    expect(await seed('000000', 'second')).toBe(2);
    const { content } = await list('sort=id,ASC');
    expect(content).toMatchObject([
      { active: 1, version: 2, createUser: '李四', updateUser: '李四' },
      { active: 0, version: 1 },
    ]);
    const versions = await bench.data.database.query<{ n: number | string }[]>(
      `SELECT COUNT(*) AS n FROM ${tableName('ai', 'default_prompt_version')} GROUP BY prompt_id ORDER BY prompt_id`,
    );
    expect(versions.map(({ n }) => Number(n))).toEqual([2, 1]);
  });

  it('are written once, and not to a tenant that has its own', async () => {
    expect(await seed('100001', 'nobody')).toBe(2);
    expect(await seed('100001', 'nobody')).toBe(0);
    expect((await list('', '100001')).content[0]?.createUser).toBeNull();
    await bench.desk.made({ ecoCorpus: '一' });
    expect(await seed('000000', 'second')).toBe(0);
  });
});
