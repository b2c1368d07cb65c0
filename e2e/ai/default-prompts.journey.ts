import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/suite/eventually.ts';
import type { Person } from '../support/people/people.ts';
import { stage } from '../support/people/stage.ts';
import { rows, SUITE } from '../support/suite/suite.ts';

const { visitors, people } = stage();

const LIST = '/expertsystem/ydc';
const EDITOR = ['gssjk_gn', 'gssjk_gn_view', 'gssjk_gn_add', 'gssjk_gn_edit'];

interface Kept {
  readonly id: number;
  readonly overall_market_corpus: string;
  readonly eco_corpus: string;
  readonly default_answer: string;
  readonly active: number | null;
  readonly version: number;
  readonly created_by: number;
  readonly updated_at: string;
  readonly removed: number;
}

/** A person's prompts in the database, oldest first. */
const keptBy = ({ id }: Person): Promise<Kept[]> =>
  rows<Kept>(
    `SELECT *, removed_at IS NOT NULL AS removed FROM {ai}.default_prompt
      WHERE tenant_id = '000000' AND created_by = ? ORDER BY id`,
    [id],
  );

interface Used {
  readonly id: number;
  readonly version: number;
}

/** Where the tenant's pointer is. */
const pointer = (): Promise<Used[]> =>
  rows<Used>(
    `SELECT id, active_version AS version FROM {ai}.default_prompt WHERE tenant_id = '000000' AND active = 1`,
  );
const inUse = async (): Promise<number[]> => (await pointer()).map(({ id }) => id);

let former: Used[];
const made: Person[] = [];
beforeAll(async () => {
  former = await pointer();
});
afterAll(async () => {
  for (const { id } of made) {
    await rows('DELETE FROM {ai}.default_prompt_version WHERE saved_by = ?', [id]);
    await rows('DELETE FROM {ai}.default_prompt WHERE created_by = ?', [id]);
  }
  for (const { id, version } of former)
    await rows('UPDATE {ai}.default_prompt SET active = 1, active_version = ? WHERE id = ?', [version, id]);
});

async function editor(): Promise<Person> {
  const person = await people.person({ authorities: EDITOR });
  made.push(person);
  return person;
}

const area = (page: Page, title: string): Locator => page.getByRole('textbox', { name: title, exact: true });
const rowOf = (page: Page, id: number): Locator => page.locator(`tr[data-row-key="${id}"]`);

/** Adds a prompt on the screen and returns it as stored in the database. */
async function added(page: Page, person: Person, ecoCorpus: string): Promise<Kept> {
  const count = (await keptBy(person)).length;
  await page.goto(LIST);
  // The editor's page tab has the same name.
  await page.getByRole('button', { name: /新增$/ }).click();
  await area(page, '生态语料').fill(ecoCorpus);
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('新增成功').waitFor();
  const kept = (await keptBy(person))[count];
  if (kept === undefined) throw new Error('nothing was added');
  return kept;
}

describe('a default prompt', () => {
  it('is written, shown in the list as the database has it, and edited with its history', async () => {
    const person = await editor();
    const page = await visitors.signedIn(person, `${LIST}/edit`);
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText('请至少填写一项').waitFor();
    await area(page, '整体市场语料').fill('先给结论。再列数据。');
    await area(page, '默认回答').fill('甲'.repeat(90));
    await page.keyboard.press('Control+s');
    await page.getByText('新增成功').waitFor();
    const [first] = await keptBy(person);
    expect(first).toMatchObject({
      overall_market_corpus: '先给结论。再列数据。',
      eco_corpus: '',
      default_answer: '甲'.repeat(90),
      version: 1,
      created_by: person.id,
    });
    const id = first?.id ?? 0;
    const row = rowOf(page, id);
    await row.waitFor();
    expect(new URL(page.url()).pathname).toBe(LIST);
    const cells = await row.locator('td').allInnerTexts();
    const isUsed = first?.active === 1;
    expect(cells.slice(0, 5)).toEqual([
      String(id),
      isUsed ? '启用中' : '未启用',
      isUsed ? '1' : '—',
      '1',
      '先给结论。再列数据。',
    ]);
    expect(cells).toContain(`${'甲'.repeat(80)}…`);
    expect(cells).toContain(person.realName);

    await row.getByRole('link', { name: '编辑' }).click();
    await page.getByRole('heading', { name: `编辑默认引导语 ${id}` }).waitFor();
    await area(page, '整体市场语料').fill('先给结论。后列数据。');
    await area(page, '整体市场语料').press('Control+Enter');
    await page.getByText('保存成功!').waitFor();
    expect((await keptBy(person))[0]).toMatchObject({
      overall_market_corpus: '先给结论。后列数据。',
      version: 2,
    });

    await page.goto(`${LIST}/edit?id=${id}`);
    const history = page.getByRole('region', { name: '历史版本' });
    await history.getByRole('button', { name: /第 1 版/ }).click();
    await history.locator('del', { hasText: '再' }).waitFor();
    expect(await history.locator('section ins').allInnerTexts()).toEqual(['后']);
    await history.getByRole('button', { name: '第 1 版载入到编辑器' }).click();
    expect(await area(page, '整体市场语料').inputValue()).toBe('先给结论。再列数据。');
    expect((await keptBy(person))[0]?.version).toBe(2);
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText('保存成功!').waitFor();
    const versions = await rows<{ version: number; text: string }>(
      `SELECT version, overall_market_corpus AS text FROM {ai}.default_prompt_version
        WHERE prompt_id = ? ORDER BY version`,
      [id],
    );
    expect(versions).toEqual([
      { version: 1, text: '先给结论。再列数据。' },
      { version: 2, text: '先给结论。后列数据。' },
      { version: 3, text: '先给结论。再列数据。' },
    ]);
  });

  it('takes the place of the one in use, and only then the other can be deleted', async () => {
    const person = await editor();
    const page = await visitors.signedIn(person);
    const one = await added(page, person, '第一份');
    const other = await added(page, person, '第二份');
    for (const { id } of [one, other]) {
      await rowOf(page, id)
        .getByRole('button', { name: `启用引导语 ${id}` })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: '启用' }).click();
      await rowOf(page, id).getByText('启用中').waitFor();
      expect(await inUse()).toEqual([id]);
    }
    expect(await page.locator('tbody').getByText('启用中').count()).toBe(1);
    expect(await page.getByRole('button', { name: `删除引导语 ${other.id}` }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: `删除引导语 ${one.id}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await page.getByText('删除成功!').waitFor();
    await rowOf(page, one.id).waitFor({ state: 'detached' });
    expect((await keptBy(person)).map(({ removed }) => removed)).toEqual([1, 0]);
    const actions = await rows<{ action: string }>(
      `SELECT action FROM {access}.audit_log WHERE user_id = ? AND service = 'ai' ORDER BY id`,
      [person.id],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'ai.add-default-prompt',
      'ai.add-default-prompt',
      'ai.activate-default-prompt',
      'ai.activate-default-prompt',
      'ai.delete-default-prompt',
    ]);
  });

  it('is released, waits and rolled back version by version, as the database and the next question have it', async () => {
    const person = await editor();
    const page = await visitors.signedIn(person);
    const { id } = await added(page, person, '第一版文字');
    const used = async (): Promise<unknown> => {
      const answer = await page.request.get('/default/prompt/active');
      const { result } = (await answer.json()) as { result: { ecoCorpus: string } };
      return [await pointer(), result.ecoCorpus];
    };
    await rowOf(page, id)
      .getByRole('button', { name: `启用引导语 ${id}` })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: '启用' }).click();
    await rowOf(page, id).getByText('启用中').waitFor();
    await page.goto(`${LIST}/edit?id=${id}`);
    await area(page, '生态语料').fill('第二版文字');
    await page.getByRole('checkbox', { name: '保存后立即启用新版本' }).uncheck();
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText('第 2 版尚未启用').waitFor();
    expect(await used()).toEqual([[{ id, version: 1 }], '第一版文字']);

    await page.goto(`${LIST}/edit?id=${id}`);
    await page.getByText('最新的第 2 版未启用').waitFor();
    const history = page.getByRole('region', { name: '历史版本' });
    for (const [version, text] of [
      [2, '第二版文字'],
      [1, '第一版文字'],
    ] as const) {
      await history.getByRole('button', { name: new RegExp(`^第 ${version} 版`) }).click();
      await history.getByRole('button', { name: `启用第 ${version} 版` }).click();
      await page.getByRole('dialog').getByRole('button', { name: '启用' }).click();
      await page.getByText(`已启用第 ${version} 版`).waitFor();
      await history.getByRole('button', { name: new RegExp(`第 ${version} 版 当前`) }).waitFor();
      expect(await used()).toEqual([[{ id, version }], text]);
    }
    await history.getByText('启用中', { exact: true }).click();
    await history.getByRole('button', { name: /^第 2 版/ }).click();
    await history.locator('del', { hasText: '二' }).waitFor();
    expect(await history.locator('section ins').allInnerTexts()).toEqual(['一']);
    const moves = await rows<{ after: string }>(
      `SELECT JSON_VALUE(\`after\`, '$.version') AS \`after\` FROM {access}.audit_log
        WHERE user_id = ? AND action = 'ai.activate-default-prompt' ORDER BY id`,
      [person.id],
    );
    expect(moves.map(({ after }) => Number(after))).toEqual([1, 2, 1]);
  });

  it('edited by two keeps what the second typed', async () => {
    const person = await editor();
    const [first, second] = [await visitors.signedIn(person), await visitors.signedIn(person)];
    const { id } = await added(first, person, '原文');
    for (const page of [first, second]) await page.goto(`${LIST}/edit?id=${id}`);
    await area(second, '生态语料').fill('后到的修改');
    await area(first, '行业语料').fill('先到的修改');
    await first.getByRole('button', { name: '保存' }).click();
    await first.getByText('保存成功!').waitFor();
    await second.getByRole('button', { name: '保存' }).click();
    await second.getByText('内容已被他人修改').waitFor();
    expect((await keptBy(person))[0]).toMatchObject({ eco_corpus: '原文', version: 2 });
    await second.getByRole('button', { name: '重新载入' }).click();
    await eventually(
      () => area(second, '行业语料').inputValue(),
      (text) => text === '先到的修改',
    );
    await second.getByRole('button', { name: '保存' }).click();
    await second.getByText('保存成功!').waitFor();
    expect((await keptBy(person))[0]).toMatchObject({
      eco_corpus: '后到的修改',
      ind_corpus: '先到的修改',
      version: 3,
    });
  });

  it('is read, and not changed, by a user who may only look', async () => {
    const person = await editor();
    const { id } = await added(await visitors.signedIn(person), person, '只供查看');
    const viewer = await people.person({ authorities: ['gssjk_gn', 'gssjk_gn_view'] });
    const page = await visitors.signedIn(viewer, `${LIST}/edit?id=${id}`);
    await page.getByRole('region', { name: '生态语料' }).getByText('只供查看').waitFor();
    expect(await page.getByRole('button', { name: /保存|载入/ }).count()).toBe(0);
    await page.goto(LIST);
    await rowOf(page, id).waitFor();
    expect(await page.getByRole('button', { name: /新增|删除引导语|启用引导语/ }).count()).toBe(0);
    const answer = await page.request.post(`/api/default/prompt/delete/${id}`, {
      data: {},
      headers: { origin: SUITE.url },
    });
    expect([answer.status(), (await keptBy(person))[0]?.removed]).toEqual([403, 0]);
  });
});
