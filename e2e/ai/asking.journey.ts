import type { Locator, Page } from 'playwright-core';
import { ASKER } from '../support/ai/authorities.ts';
import type { Person } from '../support/people/people.ts';
import { stage } from '../support/people/stage.ts';
import { demoCompanies, detailPath, type DemoCompany } from '../support/screens/companies.ts';
import { rows } from '../support/suite/suite.ts';

const { visitors, people } = stage();

let company: DemoCompany;
beforeAll(async () => {
  const [first] = await demoCompanies(1);
  if (first === undefined) throw new Error('the demo has no company');
  company = first;
});

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
/** The newest question of a user: others ask at the same time. */
const newest = async ({
  id: userId,
}: Person): Promise<{ id: number; subject: string; reading: string | null }> => {
  const [row] = await rows<{ id: number; subject: string; reading: string | null }>(
    'SELECT id, subject, reading FROM {ai}.question WHERE user_id = ? ORDER BY id DESC LIMIT 1',
    [userId],
  );
  if (row === undefined) throw new Error('nothing was asked');
  return row;
};
const answerOf = async (questionId: number, model: string): Promise<{ state: string; text: string }> => {
  const [row] = await rows<{ state: string; text: string }>(
    'SELECT state, text FROM {ai}.answer WHERE question_id = ? AND model = ?',
    [questionId, model],
  );
  if (row === undefined) throw new Error(`${model} was not asked`);
  return row;
};

async function ask(page: Page, text: string, models: readonly string[]): Promise<void> {
  for (const model of models) await page.getByRole('checkbox', { name: model, exact: true }).check();
  await page.getByRole('textbox', { name: '问题', exact: true }).fill(text);
  await page.getByRole('textbox', { name: '问题', exact: true }).press('Enter');
  await page.waitForURL(/questionId=\d+/);
}

it('answers about the company of a page, by the data, an honest model and one that lies', async () => {
  const person = await people.person({ authorities: ASKER });
  const page = await visitors.signedIn(person, detailPath(company));
  await page.locator('.c-strip-name:visible', { hasText: company.name }).waitFor();
  await page.keyboard.press('Control+j');
  const chip = page.getByRole('radio', { name: new RegExp(company.name) });
  await chip.and(page.locator('[aria-checked="true"]')).waitFor();
  await ask(page, '营业总收入和净利润怎么样？', ['甲模型', '乙模型']);
  for (const name of ['数据直答', '甲模型', '乙模型'])
    await panel(page, name)
      .getByText(/^已完成/)
      .waitFor();

  const { id, reading } = await newest(person);
  const { cells } = JSON.parse(String(reading)) as { cells: { id: string }[] };
  const cited = await panel(page, '数据直答').locator('.ask-chip').count();
  expect(cited).toBeGreaterThan(3);
  expect(cells.length).toBeGreaterThanOrEqual(cited);
  expect(await panel(page, '数据直答').locator('del').count()).toBe(0);
  expect(await panel(page, '甲模型').locator('del').count()).toBe(0);
  expect(await panel(page, '乙模型').locator('del').count()).toBe(5);
  await panel(page, '乙模型').getByText('数字 5 个，已核实 0 个').waitFor();
  const shares = await rows<{ model: string; figures: number; verified: number }>(
    'SELECT model, figures, verified FROM {ai}.answer WHERE question_id = ? ORDER BY place',
    [id],
  );
  expect(shares.map(({ figures, verified }) => figures === verified)).toEqual([true, true, false]);

  const first = panel(page, '甲模型').locator('.ask-chip').first();
  const value = await first.textContent();
  await first.click();
  const lit = page.locator('td.ask-lit:visible');
  await lit.waitFor();
  expect(await lit.textContent()).toBe(value);
  await page.getByRole('button', { name: '提示词' }).click();
  await page.getByText('数字一律写成引用').waitFor();
});

it('goes on through a reload with the same text, and ends when it is stopped', async () => {
  const person = await people.person({ authorities: ASKER });
  const page = await visitors.signedIn(person, `/expertsystem/ask?subject=company:${company.id}`);
  await page.getByRole('radio', { name: new RegExp(company.name) }).waitFor();
  await ask(page, '慢慢说', ['丙模型']);
  const answer = panel(page, '丙模型');
  await answer.locator('.ask-chip').first().waitFor();
  await page.reload();
  await answer.getByText('回答中').waitFor();
  await answer.locator('.ask-chip').first().waitFor();
  await answer.getByRole('button', { name: '停止 丙模型' }).click();
  await answer.getByText(/^已停止/).waitFor();
  const { id } = await newest(person);
  const stored = await answerOf(id, '丙模型');
  expect(stored.state).toBe('stopped');
  const shown = await answer.locator('.ask-answer-text').innerText();
  await page.reload();
  await answer.getByText(/^已停止/).waitFor();
  expect(await answer.locator('.ask-answer-text').innerText()).toBe(shown);
  const [log] = await rows<{ text: string }>(
    `SELECT GROUP_CONCAT(JSON_VALUE(e.body, '$.text') ORDER BY e.seq SEPARATOR '') AS text
         FROM {ai}.answer_event e JOIN {ai}.answer a ON a.id = JSON_VALUE(e.body, '$.answer')
        WHERE e.question_id = ? AND a.model = '丙模型' AND JSON_VALUE(e.body, '$.kind') = 'text'`,
    [id],
  );
  expect(log?.text).toBe(stored.text);
});

it('is in the history of its asker alone', async () => {
  const text = `市场整体估值如何 ${String(process.pid)}`;
  const page = await visitors.signedIn(
    await people.person({ authorities: ASKER }),
    '/expertsystem/ask?subject=market',
  );
  await page.getByRole('textbox', { name: '问题', exact: true }).waitFor();
  await ask(page, text, []);
  await panel(page, '数据直答').waitFor();
  await page.getByRole('link', { name: '问答历史' }).first().click();
  await page.getByRole('link', { name: text }).waitFor();
  const other = await visitors.signedIn(
    await people.person({ authorities: ASKER }),
    '/expertsystem/questions',
  );
  await other.getByText('还没有问题').waitFor();
});
