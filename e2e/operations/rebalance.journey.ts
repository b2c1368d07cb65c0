import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { ADMIN, ANALYST, directCall, VIEWER } from '../support/browser/browser.ts';
import { eventually } from '../support/suite/eventually.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';
import { tableLines } from '../support/screens/table-lines.ts';

const { visitors } = stage();

const PATH = '/operations/rebalance';
const CALLS = '/api/invest/strategy';

/** Unused names; their strategies are removed at the end. */
const names: string[] = [];
function freshName(): string {
  const name = `调${String(randomInt(10 ** 5)).padStart(5, '0')}`;
  names.push(name);
  return name;
}
afterAll(async () => {
  for (const name of names)
    await rows(
      `UPDATE {invest}.strategy SET status = 0, removed_at = NOW(), removed_key = id
        WHERE tenant_id = '000000' AND name = ?`,
      [name],
    );
});

interface Kept {
  readonly id: number;
  readonly lastDate: string | null;
  readonly startDate: string;
}
async function kept(name: string): Promise<Kept> {
  const [strategy] = await rows<Kept>(
    `SELECT id, DATE_FORMAT(last_date, '%Y-%m-%d') AS lastDate, DATE_FORMAT(start_date, '%Y-%m-%d') AS startDate
       FROM {invest}.strategy WHERE tenant_id = '000000' AND name = ?`,
    [name],
  );
  if (strategy === undefined) throw new Error(`no strategy ${name}`);
  return strategy;
}

async function published(): Promise<string> {
  const name = freshName();
  const [style] = await rows<{ id: number }>(
    `SELECT id FROM {invest}.style WHERE tenant_id = '000000' AND removed_at IS NULL ORDER BY id LIMIT 1`,
  );
  const session = await httpSignIn(ANALYST);
  await session.post(`${CALLS}/insert`, {
    strategyType: 1,
    strategyName: name,
    styleId: style?.id,
    stockQuantity: 10,
    initialCapital: 20_000_000,
    adjustFrequency: 2,
  });
  await session.leave();
  return name;
}

/** A strategy as another one whose day has failed; it runs only once its job is there. */
async function failed(other: string, reason: string): Promise<string> {
  const name = freshName();
  const same =
    'tenant_id, style_id, strategy_type, tmechanism, stock_quantity, initial_capital, adjust_frequency';
  const rest = 'start_date, seal, seal_hash, created_at, updated_at';
  await rows(
    `INSERT INTO {invest}.strategy (name, status, ${same}, ${rest})
      SELECT ?, 0, ${same}, ${rest} FROM {invest}.strategy WHERE tenant_id = '000000' AND name = ?`,
    [name, other],
  );
  const { id, startDate } = await kept(name);
  await rows(
    `INSERT INTO {invest}.job (id, tenant_id, name, payload, payload_hash, unique_key, state, attempts, submitted_at,
        due_at, error)
      VALUES (?, '000000', 'invest.rebalance', ?, ?, ?, 'failed', 1, NOW(), UTC_TIMESTAMP(3), ?)`,
    [
      randomUUID(),
      JSON.stringify({ date: startDate, strategyId: id }),
      '0'.repeat(64),
      `rebalance:${id}:${startDate}`,
      reason,
    ],
  );
  await rows(`UPDATE {invest}.strategy SET status = 1 WHERE id = ?`, [id]);
  return name;
}

const table = (page: Page): Locator => page.getByRole('region', { name: '当日策略', exact: true });
const lineOf = (page: Page, name: string): Locator => tableLines(table(page)).filter({ hasText: name });
const cellsOf = (line: Locator): Promise<string[]> =>
  line.locator('td').evaluateAll((cells) => cells.map((cell) => cell.textContent?.trim() ?? ''));

describe('the day of rebalancing', () => {
  it('shows why a strategy failed; tried again, it is done without a reload, as the database says', async () => {
    const reason = `原因${randomInt(10 ** 6)}`;
    const name = await failed(await published(), reason);
    const { id, startDate } = await kept(name);
    const page = await visitors.signedIn(ADMIN, `${PATH}?size=200`);
    await lineOf(page, name).waitFor();
    expect((await cellsOf(lineOf(page, name))).slice(0, 6)).toEqual([name, '—', '失败', reason, '—', '—']);
    await page.getByText(new RegExp(`^${startDate} 应调仓 [\\d,]+ 个：`)).waitFor();

    await page.getByRole('button', { name: `重试 ${name}`, exact: true }).click();
    await page.getByText('已重新排队 1 个策略').first().waitFor();
    await lineOf(page, name).getByText('已完成', { exact: true }).waitFor();
    const [day] = await rows<{ seconds: number; postedAt: string }>(
      `SELECT ROUND(CAST(JSON_VALUE(card, '$.milliseconds') AS DECIMAL(20, 6)) / 1000, 2) AS seconds,
              DATE_FORMAT(posted_at, '%Y-%m-%d %H:%i') AS postedAt
         FROM {invest}.strategy_day WHERE strategy_id = ? AND report_date = ?`,
      [id, startDate],
    );
    expect((await cellsOf(lineOf(page, name))).slice(2, 6)).toEqual([
      '已完成',
      '—',
      Number(day?.seconds).toFixed(2),
      day?.postedAt,
    ]);
    const lines = await rows<{ subject: string }>(
      `SELECT subject FROM {access}.audit_log WHERE action = 'invest.rebalance' AND subject = ?`,
      [`strategy:${id}`],
    );
    expect(lines).toHaveLength(1);
  });

  it('counts what was due in each state as the database does, of one state alone where that is chosen', async () => {
    const name = await published();
    const { startDate } = await kept(name);
    const session = await httpSignIn(ADMIN);
    await session.post(`${CALLS}/rebalance`);
    await eventually(
      () => kept(name),
      ({ lastDate }) => lastDate === startDate,
    );
    const { result } = (await session.send(`${CALLS}/rebalance/day`)).body as {
      result: { due: number; states: Record<string, number> };
    };
    const posted = (await session.send(`${CALLS}/rebalance/pageList?dayState=succeeded&size=200`)).body as {
      result: { content: { strategyId: number }[] };
    };
    await session.leave();
    const done = await rows<{ id: number }>(
      `SELECT s.id FROM {invest}.strategy s JOIN {invest}.strategy_day d ON d.strategy_id = s.id
        WHERE s.tenant_id = '000000' AND s.removed_key = 0 AND d.report_date = ? ORDER BY s.id`,
      [startDate],
    );
    const ids = posted.result.content.map(({ strategyId }) => strategyId).sort((one, other) => one - other);
    // Others publish meanwhile.
    expect(done.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(ids).toContain((await kept(name)).id);
    expect(Object.values(result.states).reduce((sum, count) => sum + count, 0)).toBe(result.due);
  });

  it('is refused to a user who may not see all jobs, on the screen and by direct calls', async () => {
    const page = await visitors.signedIn(VIEWER, PATH);
    await page.getByText('rwgl_view').first().waitFor();
    for (const call of ['rebalance/day', 'rebalance/pageList']) {
      const { status, body } = await directCall(page, `${CALLS}/${call}`);
      expect([call, status, body.appMesg]).toEqual([call, 403, '缺少权限 rwgl_view（查看全部任务）']);
    }
  });
});
