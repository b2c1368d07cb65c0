import type { Locator, Page } from 'playwright-core';
import { randomUUID } from 'node:crypto';
import { EXPERT } from '../support/ai/authorities.ts';
import { eraseKnowledge } from '../support/ai/knowledge.ts';
import type { Person } from '../support/people/people.ts';
import { stage } from '../support/people/stage.ts';
import { demoCompanies } from '../support/screens/companies.ts';
import { eventually } from '../support/suite/eventually.ts';
import { rows } from '../support/suite/suite.ts';

const { visitors, people } = stage();

const EDITOR = ['gssjk_gn', 'gssjk_gn_view', 'gssjk_gn_add', 'gssjk_gn_edit', 'gssjk_gn_view_marketData'];
const made: Person[] = [];
afterAll(async () => {
  for (const { id } of made) {
    await rows('DELETE FROM {ai}.template_version WHERE saved_by = ?', [id]);
    for (const table of ['topic_match', 'topic'])
      await rows(`DELETE FROM {ai}.${table} WHERE created_by = ?`, [id]);
    await eraseKnowledge(id);
  }
});

async function editor(authorities: readonly string[] = EDITOR): Promise<Person> {
  const person = await people.person({ authorities });
  made.push(person);
  return person;
}

const freshName = (): string => `旅程${randomUUID().slice(0, 8)}`;
const option = (page: Page, text: string): Locator =>
  page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option', {
    hasText: text,
  });

async function choose(page: Page, place: Locator, label: string, text: string): Promise<void> {
  await place.getByLabel(label, { exact: true }).click();
  await option(page, text).first().click();
}

interface Version {
  readonly number: number;
  readonly items: string;
}

const versionsOf = (name: string): Promise<Version[]> =>
  rows<Version>(
    `SELECT v.number, JSON_UNQUOTE(JSON_EXTRACT(v.items, '$[0].prompt')) AS items
      FROM {ai}.topic t JOIN {ai}.template_version v ON v.topic_id = t.id WHERE t.name = ? ORDER BY v.number`,
    [name],
  );
const inUse = async (name: string): Promise<number | undefined> =>
  (await rows<{ n: number }>('SELECT template_version AS n FROM {ai}.topic WHERE name = ?', [name]))[0]?.n;

it('a topic is written, edited into a second version and rolled back', async () => {
  const name = freshName();
  const page = await visitors.signedIn(await editor(), '/expertsystem/topic-template');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('主题', { exact: true }).fill(name);
  await choose(page, dialog, '投资标的类型', '公司');
  await choose(page, dialog, '第 1 个模板的类型', '数据表');
  await dialog.getByLabel('第 1 个模板的提示词').fill('请看 {{stock}}');
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.getByText('没有变量 stock').waitFor();
  await dialog.getByLabel('第 1 个模板的提示词').fill('请看 {{data}}');
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.getByText('新增成功').waitFor();
  expect(await versionsOf(name)).toEqual([{ number: 1, items: '请看 {{data}}' }]);

  await page.getByRole('button', { name: `编辑 ${name}` }).click();
  await page.getByRole('dialog').getByLabel('第 1 个模板的提示词').fill('再看 {{data}}');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await page.getByText('编辑成功').waitFor();
  expect([await inUse(name), (await versionsOf(name)).length]).toEqual([2, 2]);

  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: /第 1 版/ }).click();
  await page.getByRole('button', { name: '启用第 1 版' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '启用' }).click();
  await page.getByText('已启用第 1 版').waitFor();
  await page.getByText('请看 {{data}}').first().waitFor();
  expect([await inUse(name), (await versionsOf(name)).length]).toEqual([1, 2]);
});

it('a single prompt is found by its text, edited into a new version and taken out of its topic', async () => {
  const name = freshName();
  const page = await visitors.signedIn(await editor());
  const answer = await page.request.post('/api/topicTmpl/insert', {
    data: {
      topic: name,
      invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
      topicTmplDetailList: [
        { invTargetDsDictKey: 'INV_TARGET_DS_TABLE', prompt: `${name}一` },
        { invTargetDsDictKey: 'INV_TARGET_DS_FACTOR', prompt: `${name}二` },
      ],
    },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(200);
  await page.goto('/expertsystem/topic-prompt');
  await page.getByPlaceholder('提示词').fill(name);
  await page.keyboard.press('Enter');
  const lines = page.locator('tbody tr', { hasText: name });
  await lines.nth(1).waitFor();
  const first = lines.filter({ hasText: '数据表' });
  expect(await first.locator('td').allInnerTexts()).toEqual(
    expect.arrayContaining([name, '公司', '1', '数据表', `${name}一`]),
  );
  await first.getByRole('button', { name: '编辑' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('提示词', { exact: true }).fill(`${name}改`);
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.getByText('编辑成功').waitFor();
  await first.getByText(`${name}改`).waitFor();
  expect(await versionsOf(name)).toEqual([
    { number: 1, items: `${name}一` },
    { number: 2, items: `${name}改` },
  ]);
  await first.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await page.getByText('删除成功!').waitFor();
  await first.waitFor({ state: 'detached' });
  expect((await versionsOf(name)).at(-1)).toEqual({ number: 3, items: `${name}二` });
  expect(await inUse(name)).toBe(3);
  await lines.getByRole('link', { name: '历史' }).click();
  await page.getByRole('button', { name: /第 1 版/ }).waitFor();
});

it('a match is added from the tree and shown in the list; deleting it is not offered to an editor', async () => {
  const name = freshName();
  const person = await editor();
  const page = await visitors.signedIn(person);
  const answer = await page.request.post('/api/topicTmpl/insert', {
    data: {
      topic: name,
      invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
      topicTmplDetailList: [{ invTargetDsDictKey: 'INV_TARGET_DS_TABLE', prompt: '{{question}}' }],
    },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(200);
  await page.goto('/expertsystem/topic-match');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await choose(page, dialog, '主题', name);
  await choose(page, dialog, '数据来源', '数据表');
  await dialog.getByLabel('第 1 行数据').click();
  const menu = page.locator('.ant-cascader-dropdown:not(.ant-select-dropdown-hidden)');
  await menu.getByText('公司市场数据', { exact: true }).click();
  await menu.getByText('行情数据', { exact: true }).click();
  await menu.getByText('全部指标', { exact: true }).click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.getByText('新增成功').waitFor();
  const row = page.locator('tr', { hasText: name });
  await row.getByText('行情数据').waitFor();
  expect(await row.getByRole('button').allInnerTexts()).toEqual(['查看', '编辑']);
  const [kept] = await rows<{ link: string }>(
    `SELECT JSON_UNQUOTE(JSON_EXTRACT(details, '$[0].dataIdLink')) AS link FROM {ai}.topic_match WHERE created_by = ?`,
    [person.id],
  );
  expect(kept?.link).toBe('gssjk_gn_view_marketData,company.quotes,company.quotes.*');
});

it('a page about one topic marks the menu entry of topics, with a topic and without', async () => {
  const page = await visitors.signedIn(await editor());
  const marked = page.getByRole('navigation', { name: '主菜单' }).locator('[aria-current="page"]');
  const [topic] = await rows<{ id: number }>(
    `SELECT id FROM {ai}.topic WHERE tenant_id = '000000' AND removed_at IS NULL LIMIT 1`,
  );
  for (const [address, entry] of [
    ['/expertsystem/topic-match', '主题匹配'],
    ['/expertsystem/topic-analysis', '主题模板'],
    [`/expertsystem/topic-analysis?id=${topic?.id}`, '主题模板'],
    ['/expertsystem/topic-prompt', '提示词'],
    [`/expertsystem/topic-template-detail?topicTmplId=${topic?.id}`, '主题模板'],
    ['/expertsystem/ydc/edit', '默认引导语'],
  ] as const) {
    await page.goto(address);
    await marked.filter({ hasText: entry }).waitFor();
    expect(await marked.allInnerTexts()).toEqual([entry]);
  }
});

it('what is written into the knowledge base is shown by the preview of a topic that asks for it', async () => {
  const title = freshName();
  const page = await visitors.signedIn(await editor(), '/expertsystem/knowledge/edit');
  await page.getByLabel('标题', { exact: true }).fill(title);
  await page.getByRole('textbox', { name: '正文' }).fill('琥珀指数由旅程编写，只用于核对。');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('新增成功').waitFor();
  await page.goto('/expertsystem/topic-analysis');
  await page.getByRole('textbox', { name: /主题$/ }).fill(freshName());
  await choose(page, page.locator('main'), '投资标的类型', '全市场');
  await page.getByLabel('第 1 个模板的提示词').fill('资料：{{knowledge}}');
  await page.getByLabel('预览问题').fill('琥珀指数是什么？');
  await page.getByLabel('完整提示词').getByText(`《${title}》`).waitFor();
});

it('what was asked by a topic is listed with values in both variants, and an expert answers it in a dialog', async () => {
  const person = await editor(EXPERT);
  const page = await visitors.signedIn(person);
  const [[company], [topic]] = await Promise.all([
    demoCompanies(1),
    rows<{ id: number; name: string }>(
      `SELECT id, name FROM {ai}.topic WHERE tenant_id = '000000' AND name = '盈利能力' AND removed_at IS NULL`,
    ),
  ]);
  if (company === undefined || topic === undefined) throw new Error('the demo has no company or topic');
  const text = `${freshName()}的盈利能力`;
  const asked = await page.request.post('/api/ai/question/ask', {
    data: {
      text,
      subject: { kind: 'company', id: company.id, name: company.name },
      topicId: topic.id,
      models: ['甲模型'],
    },
    headers: { origin: new URL(page.url()).origin, 'idempotency-key': randomUUID() },
  });
  const { result } = (await asked.json()) as { result: { questionId: number } };
  const [answer] = await eventually(
    () =>
      rows<{ text: string; state: string; tokens: number }>(
        `SELECT text, state, tokens_in AS tokens FROM {ai}.answer WHERE question_id = ? AND model = '甲模型'`,
        [result.questionId],
      ),
    ([found]) => found?.state === 'whole',
  );
  expect(answer?.text).toContain('[[c');

  await page.goto(`/expertsystem/topic-template-detail?topicTmplId=${topic.id}&title=盈利能力`);
  await page.getByPlaceholder('用户提问').fill(text);
  await page.keyboard.press('Enter');
  const line = page.locator('tbody tr', { hasText: text });
  await line.waitFor();
  await page.locator('tbody tr').filter({ visible: true }).nth(1).waitFor({ state: 'detached' });
  expect(await line.innerText()).not.toContain('[[c');
  await line.getByRole('button', { name: `专家回答 ${text}` }).click();
  const dialog = page.getByRole('dialog');
  const chip = dialog.getByRole('region', { name: '甲模型的回答' }).locator('.ask-chip').first();
  const value = await chip.innerText();
  const cited = /\[\[c\d+\]\]/.exec(answer?.text ?? '')?.[0] ?? '';
  await dialog.getByRole('textbox', { name: '专家回答' }).fill(`专家看到 ${cited}。`);
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.getByText('编辑成功').waitFor();
  await line.getByText(`专家看到 ${value}。`).waitFor();
  expect(
    await rows('SELECT text, written_by FROM {ai}.expert_answer WHERE question_id = ?', [result.questionId]),
  ).toEqual([{ text: `专家看到 ${cited}。`, written_by: person.id }]);

  await page.getByText('提示词与词元').click();
  await line.getByText('甲模型').waitFor();
  expect(await line.locator('td').allInnerTexts()).toEqual(
    expect.arrayContaining(['公司', text, '甲模型', (answer?.tokens ?? 0).toLocaleString('en-US')]),
  );
});
