import { aiEntries, DEFAULT_PROMPT_MESSAGES, PROMPT_TEXT_LENGTH } from '@console/contract-ai';
import { MESSAGES, pathsOf } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { promptBench } from '../testing/prompt-bench.ts';
import { audited, inUse, promptDesk, refusalOf, resultOf, sixTexts } from '../testing/prompt-desk.ts';

const { conflict, notFound, keyReused, noAuthority } = MESSAGES;
const { activeStays } = DEFAULT_PROMPT_MESSAGES;

const bench = promptBench();

const count = async (table: string): Promise<number> => {
  const [row] = await bench.data.database.query<{ n: number | string }[]>(
    `SELECT COUNT(*) AS n FROM ${tableName('ai', table)}`,
  );
  return Number(row?.n);
};

describe('a new default prompt', () => {
  it('is stored as written, with its author and its first version', async () => {
    const texts = sixTexts({ overallMarketCorpus: '  市场\n第二行 𠮷 ', defaultAnswer: '答' });
    const { id, createTime, updateTime, ...prompt } = await bench.desk.made(texts);
    expect(prompt).toEqual({
      ...texts,
      active: true,
      activeVersion: 1,
      createUser: '某人',
      updateUser: '某人',
      version: 1,
    });
    expect([createTime, updateTime]).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      createTime,
    ]);
    expect(await bench.desk.found(id)).toMatchObject({ id, ...texts });
    expect(await audited(bench.data)).toEqual([
      {
        action: 'ai.add-default-prompt',
        subject: `default-prompt:${id}`,
        user_id: 7,
        before: null,
        after: { overallMarketCorpus: texts.overallMarketCorpus, defaultAnswer: '答', active: true },
      },
    ]);
  });

  it('is in use at once when it is the tenant’s first, and only then', async () => {
    const first = await bench.desk.made({ ecoCorpus: '一' });
    const second = await bench.desk.made({ ecoCorpus: '二' });
    expect([first.active, second.active]).toEqual([true, false]);
    const other = await promptDesk(bench.service, { tenantId: '100001', userId: 8 });
    expect((await other.made({ ecoCorpus: '三' })).active).toBe(true);
    expect(await inUse(bench.data)).toEqual([first.id]);
  });

  it('is added once with a key, also with six texts of the greatest length', async () => {
    const longest = '长'.repeat(PROMPT_TEXT_LENGTH);
    const texts = Object.fromEntries(Object.keys(sixTexts()).map((name) => [name, longest]));
    const add = (body: object) => bench.desk.add(body, 'a-key-of-mine');
    const made = await Promise.all([add(texts), add(texts), add(texts)]);
    expect(new Set(made.map((answer) => resultOf(answer).id)).size).toBe(1);
    expect([await count('default_prompt'), await count('default_prompt_version')]).toEqual([1, 1]);
    expect(await bench.desk.found(resultOf(await add(texts)).id)).toMatchObject(texts);
    expect(refusalOf(await add({ ecoCorpus: '别的' }))).toEqual([409, keyReused.code, keyReused.text]);
    expect(await audited(bench.data)).toHaveLength(1);
  });

  it.each([
    ['without a text', {}],
    ['of blanks', sixTexts({ ecoCorpus: ' \n\t' })],
    ['with a text too long', { ecoCorpus: '长'.repeat(PROMPT_TEXT_LENGTH + 1) }],
    ['with an unknown field', { ecoCorpus: '一', active: true }],
  ])('%s is refused', async (_, body) => {
    const { status } = await bench.desk.add(body);
    expect([status, await count('default_prompt')]).toEqual([400, 0]);
  });
});

describe('an edit', () => {
  it('saves all six texts as one more version, and records what changed', async () => {
    const { id } = await bench.desk.made(sixTexts({ ecoCorpus: '旧', indCorpus: '行业' }));
    const second = await promptDesk(bench.service, { userId: 9 });
    const edited = resultOf(await second.update({ id, version: 1, ecoCorpus: '新', indCorpus: '行业' }));
    expect(edited).toMatchObject({
      ...sixTexts({ ecoCorpus: '新', indCorpus: '行业' }),
      createUser: '某人',
      updateUser: '李四',
      version: 2,
      active: true,
    });
    expect((await audited(bench.data)).at(-1)).toMatchObject({
      action: 'ai.update-default-prompt',
      subject: `default-prompt:${id}`,
      user_id: 9,
      before: { ecoCorpus: '旧', version: 1, activeVersion: 1 },
      after: { ecoCorpus: '新', version: 2, activeVersion: 2 },
    });
  });

  it('that is stale is refused and loses nothing', async () => {
    const { id } = await bench.desk.made({ ecoCorpus: '一' });
    await bench.desk.update({ id, version: 1, ecoCorpus: '二' });
    const late = await bench.desk.update({ id, version: 1, ecoCorpus: '三' });
    expect(refusalOf(late)).toEqual([409, conflict.code, conflict.text]);
    expect(await bench.desk.found(id)).toMatchObject({ ecoCorpus: '二', version: 2 });
    expect([await count('default_prompt_version'), (await audited(bench.data)).length]).toEqual([2, 2]);
  });

  it('without a version replaces the current one', async () => {
    const { id } = await bench.desk.made({ ecoCorpus: '一' });
    await bench.desk.update({ id, ecoCorpus: '二' });
    expect(resultOf(await bench.desk.update({ id, ecoCorpus: '三' }))).toMatchObject({
      ecoCorpus: '三',
      version: 3,
    });
  });

  it('without a version keeps and marks what it overwrites, and notifies the author', async () => {
    const { id } = await bench.desk.made({ ecoCorpus: '一' });
    const second = await promptDesk(bench.service, { userId: 9, username: 'second' });
    await second.update({ id, ecoCorpus: '二' });
    await second.update({ id, version: 2, ecoCorpus: '三' });
    const token = await bench.service.signIn({ authorities: ['gssjk_gn_view'] });
    const { content } = resultOf<{ content: { version: number; ecoCorpus: string; unread: boolean }[] }>(
      await bench.service.send(`/api/default/prompt/history/${id}`, { token }),
    );
    expect(content.map(({ version, ecoCorpus, unread }) => [version, ecoCorpus, unread])).toEqual([
      [3, '三', false],
      [2, '二', false],
      [1, '一', true],
    ]);
    const lines = (await audited(bench.data)).map(({ after }) => after);
    expect(lines.slice(1)).toEqual([
      { ecoCorpus: '二', version: 2, activeVersion: 2, overwroteVersion: 1 },
      { ecoCorpus: '三', version: 3, activeVersion: 3 },
    ]);
    expect(
      await bench.data.database.query(
        `SELECT user_id, title, link FROM ${tableName('access', 'notice')} ORDER BY id`,
      ),
    ).toEqual([
      {
        user_id: 7,
        title: `您保存的内容已被覆盖：默认引导语 ${id}`,
        link: `/expertsystem/ydc/edit?id=${id}`,
      },
    ]);
  });

  it('that changes nothing is no version', async () => {
    const { id } = await bench.desk.made({ ecoCorpus: '一' });
    expect(resultOf(await bench.desk.update({ id, version: 1, ecoCorpus: '一' }))).toMatchObject({
      version: 1,
    });
    expect([await count('default_prompt_version'), (await audited(bench.data)).length]).toEqual([1, 1]);
  });

  it('of the same version twice at once is done once', async () => {
    const { id } = await bench.desk.made({ ecoCorpus: '一' });
    const tried = await Promise.all(
      ['甲', '乙', '丙'].map((ecoCorpus) => bench.desk.update({ id, version: 1, ecoCorpus })),
    );
    expect(tried.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect([(await bench.desk.found(id)).version, await count('default_prompt_version')]).toEqual([2, 2]);
  });
});

describe('deleting', () => {
  it('hides a prompt, and keeps its rows', async () => {
    await bench.desk.made({ ecoCorpus: '一' });
    const { id } = await bench.desk.made({ ecoCorpus: '二' });
    expect(resultOf(await bench.desk.remove(id))).toBe(true);
    expect(refusalOf(await bench.desk.find(id))[0]).toBe(404);
    expect([await count('default_prompt'), await count('default_prompt_version')]).toEqual([2, 2]);
    expect((await audited(bench.data)).at(-1)).toMatchObject({
      action: 'ai.delete-default-prompt',
      subject: `default-prompt:${id}`,
      before: { ecoCorpus: '二' },
      after: null,
    });
    for (const again of [
      await bench.desk.remove(id),
      await bench.desk.activate(id),
      await bench.desk.update({ id, ecoCorpus: '三' }),
    ])
      expect(refusalOf(again)).toEqual([404, notFound.code, notFound.text]);
  });

  it('of the one in use is refused', async () => {
    const { id } = await bench.desk.made({ ecoCorpus: '一' });
    expect(refusalOf(await bench.desk.remove(id))).toEqual([200, activeStays.code, activeStays.text]);
    expect([await inUse(bench.data), (await audited(bench.data)).length]).toEqual([[id], 1]);
  });
});

describe('the history', () => {
  it('has every version, newest first, with its author, page by page', async () => {
    const { id } = await bench.desk.made({ ecoCorpus: '一' });
    await bench.desk.update({ id, ecoCorpus: '二' });
    const second = await promptDesk(bench.service, { userId: 9 });
    await second.update({ id, ecoCorpus: '三', defaultAnswer: '答' });
    const token = await bench.service.signIn({ authorities: ['gssjk_gn_view'] });
    const history = async (query: string) =>
      resultOf<{ totalElements: number; content: Record<string, unknown>[] }>(
        await bench.service.send(`/api/default/prompt/history/${id}?${query}`, { token }),
      );
    const { totalElements, content } = await history('');
    expect(totalElements).toBe(3);
    expect(content.map(({ version, ecoCorpus, savedUser }) => [version, ecoCorpus, savedUser])).toEqual([
      [3, '三', '李四'],
      [2, '二', '某人'],
      [1, '一', '某人'],
    ]);
    expect(content[0]).toMatchObject({ ...sixTexts({ ecoCorpus: '三', defaultAnswer: '答' }) });
    expect((await history('page=1&size=2')).content.map(({ version }) => version)).toEqual([1]);
    expect((await bench.service.send(`/api/default/prompt/history/${id + 1}`, { token })).status).toBe(404);
  });
});

describe('the authority', () => {
  it.each([
    ['look', aiEntries.defaultPromptList, 'gssjk_gn_view'],
    ['look at one', aiEntries.defaultPrompt, 'gssjk_gn_view'],
    ['see the one in use', aiEntries.activePrompt, 'gssjk_gn_view'],
    ['see the history', aiEntries.defaultPromptHistory, 'gssjk_gn_view'],
    ['add', aiEntries.addDefaultPrompt, 'gssjk_gn_edit'],
    ['edit', aiEntries.updateDefaultPrompt, 'gssjk_gn_edit'],
    ['activate', aiEntries.activateDefaultPrompt, 'gssjk_gn_edit'],
    ['delete', aiEntries.deleteDefaultPrompt, 'gssjk_gn_edit'],
  ])('to %s is checked at both addresses', async (_, entry, authority) => {
    const others = ['gssjk_gn_view', 'gssjk_gn_add', 'gssjk_gn_edit'].filter((name) => name !== authority);
    const token = await bench.service.signIn({ authorities: others });
    expect(pathsOf(entry)).toHaveLength(2);
    for (const path of pathsOf(entry)) {
      const answer = await bench.service.send(path.replace(':id', '1'), { token, method: entry.method });
      expect([answer.status, answer.body.appCode]).toEqual([403, noAuthority.code]);
    }
  });

  it('gives no access to another tenant', async () => {
    await bench.desk.made({ ecoCorpus: '一' });
    const { id } = await bench.desk.made({ ecoCorpus: '二' });
    const other = await promptDesk(bench.service, { tenantId: '100001', userId: 8 });
    const tries = [
      await other.find(id),
      await other.update({ id, ecoCorpus: '偷' }),
      await other.activate(id),
      await other.remove(id),
    ];
    for (const answer of tries) expect(refusalOf(answer)).toEqual([404, notFound.code, notFound.text]);
    expect(await bench.desk.found(id)).toMatchObject({ ecoCorpus: '二', active: false, version: 1 });
    const token = await bench.service.signIn({ tenantId: '100001', authorities: ['gssjk_gn_view'] });
    expect((await bench.service.send(`/default/prompt/history/${id}`, { token })).status).toBe(404);
    expect(resultOf(await bench.service.send('/default/prompt/active', { token }))).toBeNull();
  });
});
