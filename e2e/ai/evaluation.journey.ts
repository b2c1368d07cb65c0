import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { EXPERT } from '../support/ai/authorities.ts';
import type { Person } from '../support/people/people.ts';
import { stage } from '../support/people/stage.ts';
import { demoCompanies } from '../support/screens/companies.ts';
import { httpSignIn, type HttpSession } from '../support/suite/http-session.ts';
import { eventually } from '../support/suite/eventually.ts';
import { rows } from '../support/suite/suite.ts';

const { visitors, people } = stage();

const GOOD = '请引用所给数据回答。{{question}}';
/** With it the models of the suite that cite cite nothing. */
const WORSE = '最多引用 0 项。{{question}}';
const REASON = '用例将随模板一起调整';

const template = (prompt: string): object => ({ invTargetDsDictKey: 'INV_TARGET_DS_TABLE', prompt });

let expert: Person;
let session: HttpSession;
const topic = `评测旅程${randomUUID().slice(0, 6)}`;
let topicId = 0;
let questionId = 0;

beforeAll(async () => {
  expert = await people.person({ authorities: EXPERT });
  session = await httpSignIn(expert);
  const named = { topic, invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP' };
  const added = await session.post<{ id: number }>('/api/topicTmpl/insert', {
    ...named,
    topicTmplDetailList: [template(GOOD)],
  });
  topicId = added.id;
  await session.post('/api/topicTmpl/update', {
    id: topicId,
    ...named,
    topicTmplDetailList: [template(WORSE)],
    release: false,
  });
  const [company] = await demoCompanies(1);
  if (company === undefined) throw new Error('the demo has no company');
  const asked = await session.result<{ questionId: number }>('/api/ai/question/ask', {
    method: 'POST',
    body: {
      text: '营业总收入怎么样？',
      subject: { kind: 'company', id: company.id, name: company.name },
      topicId,
    },
    headers: { 'idempotency-key': randomUUID() },
  });
  questionId = asked.questionId;
});

afterAll(async () => {
  await rows('DELETE FROM {ai}.evaluation WHERE started_by = ?', [expert.id]);
  await rows('DELETE FROM {ai}.job WHERE submitted_by = ?', [expert.id]);
  await rows('DELETE FROM {ai}.golden_case WHERE created_by = ?', [expert.id]);
  await rows('DELETE FROM {ai}.template_version WHERE saved_by = ?', [expert.id]);
  await rows('DELETE FROM {ai}.topic WHERE created_by = ?', [expert.id]);
});

const inUse = async (): Promise<number | undefined> =>
  (await rows<{ n: number }>('SELECT template_version AS n FROM {ai}.topic WHERE id = ?', [topicId]))[0]?.n;

/** Asks on the topic's page to put its second version in use. */
async function release(page: Page): Promise<void> {
  await page.goto(`/expertsystem/topic-template-detail?topicTmplId=${topicId}`);
  await page.getByRole('button', { name: /第 2 版/ }).click();
  await page.getByRole('button', { name: '启用第 2 版' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '启用', exact: true }).click();
}

it('an expert’s answer is made a case of its topic', async () => {
  const page = await visitors.signedIn(expert, `/expertsystem/ask?questionId=${questionId}`);
  await page.getByRole('button', { name: '填写', exact: true }).click();
  await page.getByRole('textbox', { name: '专家回答' }).fill('最近一期为[[c1]]。');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByRole('button', { name: '设为评测用例' }).click();
  await page.getByText('已设为评测用例').waitFor();
  const cases = await rows('SELECT id FROM {ai}.golden_case WHERE topic_id = ? AND origin_id = ?', [
    topicId,
    questionId,
  ]);
  expect(cases).toHaveLength(1);
});

it('a version is evaluated beside the one in use, refused because the case fell, and overridden with a reason', async () => {
  const page = await visitors.signedIn(expert);
  await release(page);
  await page.getByText(/还没有可比较的评测结果（至少用一个大模型）/).waitFor();
  expect(await inUse()).toBe(1);

  await page.getByRole('link', { name: '同时评测这两版' }).click();
  const dialog = page.getByRole('dialog', { name: '新建评测' });
  await dialog.getByRole('checkbox', { name: '丙模型' }).uncheck();
  await dialog.getByText(/1 个用例.*共 18 个回答，其中调用大模型 12 次/).waitFor();
  await dialog.getByRole('button', { name: '开始评测' }).click();
  await page.waitForURL(/evaluations\/result\?evaluationId=\d+/);
  await page.getByRole('button', { name: '再次评测' }).waitFor();
  const marks = page.getByRole('row', { name: /营业总收入怎么样/ }).getByRole('cell');
  expect(await marks.allInnerTexts()).toEqual([
    expect.any(String),
    ...['3/3', '0/3', '0/3'],
    ...['3/3', '3/3', '0/3'],
  ]);
  const liar = page.getByRole('row', { name: /第 1 版.*乙模型/ });
  await liar.getByText('0.00', { exact: true }).first().waitFor();

  await page.getByRole('button', { name: '对比', exact: true }).click();
  await page.getByText('左较差 1 个，左较好 0 个，相同 0 个').waitFor();
  const compared = page.getByRole('row', { name: /营业总收入怎么样/ });
  await compared.getByText('左较差').waitFor();

  await release(page);
  await page.getByText(/第 2 版有 1 个用例不如正在使用的第 1 版：“营业总收入怎么样？”/).waitFor();
  expect(await inUse()).toBe(1);
  await page.getByRole('textbox', { name: '仍然启用的理由' }).fill(REASON);
  await page.getByRole('dialog').getByRole('button', { name: '仍然启用' }).click();
  await page.getByText('已启用第 2 版').waitFor();
  expect(await inUse()).toBe(2);
  const [line] = await eventually(
    () =>
      rows<{ reason: string }>(
        `SELECT JSON_VALUE(l.after, '$.reason') AS reason FROM {access}.audit_log l
          WHERE l.action = 'ai.override-release-topic' AND l.subject = ?`,
        [`topic:${topicId}`],
      ),
    (found) => found.length > 0,
  );
  expect(line?.reason).toBe(REASON);
});

it('one that runs is stopped, and goes on', async () => {
  const page = await visitors.signedIn(
    expert,
    `/expertsystem/evaluations?start=${topicId}&versions=1&models=丙模型`,
  );
  await page.getByRole('dialog').getByRole('button', { name: '开始评测' }).click();
  await page.getByRole('button', { name: '停止评测' }).click();
  await page.getByText(/^已停止：已完成 \d \/ 6 个回答/).waitFor();
  await page.getByRole('button', { name: '继续评测' }).click();
  await page.getByText(/^运行中：已完成 [3-5] \/ 6 个回答/).waitFor();
  await page.getByRole('button', { name: '停止评测' }).click();
  await page.getByText(/^已停止：/).waitFor();
  const results = await rows<{ state: string }>(
    `SELECT state FROM {ai}.evaluation_result
      WHERE evaluation_id = (SELECT MAX(id) FROM {ai}.evaluation WHERE topic_id = ?) ORDER BY id`,
    [topicId],
  );
  // The data's own three come first, and stay.
  expect(results.map(({ state }) => state).slice(0, 3)).toEqual(['whole', 'whole', 'whole']);
  expect(results).toHaveLength(6);
});

it('is looked at, and begun by none, by those who may only view', async () => {
  const viewer = await people.person({ authorities: ['gssjk_gn', 'gssjk_gn_view'] });
  const page = await visitors.signedIn(viewer, `/expertsystem/evaluations?start=${topicId}`);
  await page.getByRole('link', { name: topic }).first().click();
  await page.getByText('汇总').waitFor();
  expect(await page.getByRole('button', { name: /^(新建|停止|继续|再次)评测$/ }).count()).toBe(0);
});
