import { formatNumber } from '@console/contract-core';
import type { Locator, Page } from 'playwright-core';
import { ANALYST } from '../support/browser/browser.ts';
import { eventually } from '../support/suite/eventually.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import { keptFactors, ownFactors } from '../support/invest/own-factors.ts';
import { shownFacts } from '../support/screens/shown-facts.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';

const { visitors } = stage();
const factors = ownFactors();

const NEW = '/divisor/detail';
const detail = (id: number): string => `${NEW}?formId=${id}`;
const FORMULA = 'cross_percentile(市净率)';
/** The formula of the graph drawn for `cs_rank(收盘价) + cs_rank(市净率)`. */
const BEFORE = ['收盘价', '截面百分位', '市净率', '截面百分位', '+'];
const COMPOSITE = 'weighted(cross_percentile(收盘价), 市净率, weights: [1, 1])';

const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${[...name].join('\\s*')}$`) });
const formula = (page: Page): Locator => page.getByRole('textbox', { name: '公式' });
const palette = (page: Page): Locator => page.getByRole('region', { name: '指标、因子与规则' });
const canvas = (page: Page): Locator => page.getByRole('region', { name: '因子图' });
const node = (page: Page, title: string): Locator =>
  canvas(page)
    .locator('.factor-node')
    .filter({ has: page.getByText(title, { exact: true }) });
const preview = (page: Page): Locator => page.getByRole('region', { name: '输出预览' });
const passed = (page: Page): Promise<void> => page.getByText('校验通过', { exact: true }).waitFor();

const says = (page: Page, text: string): Promise<string> =>
  eventually(
    () => formula(page).inputValue(),
    (value) => value === text,
  );
const nodes = (page: Page): Promise<string[]> => canvas(page).locator('.factor-node-title').allTextContents();
const draws = (page: Page, ...titles: readonly string[]): Promise<string[]> =>
  eventually(
    () => nodes(page),
    (drawn) => drawn.toSorted().join() === titles.toSorted().join(),
  );

type Source = '指标库' | '因子库' | '规则';

/** Adds an item of the palette, searched for by its name: of a rule and a function with one name the rule. */
async function offered(page: Page, source: Source, title: string): Promise<Locator> {
  await palette(page).getByRole('radiogroup', { name: '来源' }).getByText(source, { exact: true }).click();
  await palette(page).getByRole('textbox').fill(title);
  return palette(page)
    .getByRole('button')
    .filter({ has: page.getByText(title, { exact: true }) })
    .first();
}

async function add(page: Page, source: Source, title: string): Promise<void> {
  await (await offered(page, source, title)).dblclick();
  await node(page, title).waitFor();
}

/** Connects by the mouse the output of a node to an input of another. */
async function connect(page: Page, from: string, { to, slot }: { to: string; slot: number }): Promise<void> {
  const centre = async (place: Locator): Promise<readonly [number, number]> => {
    const box = await place.boundingBox();
    if (!box) throw new Error('no such handle');
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await centre(node(page, from).locator('[data-handleid="out"]'))));
  await page.mouse.down();
  const end = await centre(node(page, to).locator(`[data-handleid="in-${slot}"]`));
  await page.mouse.move(...end, { steps: 8 });
  await page.mouse.up();
}

/** Gives a new factor its name and its category. */
async function saveAs(page: Page, name: string): Promise<void> {
  await button(page, '保存').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '因子名称' }).fill(name);
  await dialog.getByRole('combobox', { name: '因子分类' }).click();
  await page.locator('.ant-select-item-option:visible').filter({ hasText: '估值' }).first().click();
  await button(dialog, '保存').click();
  await page.getByText('新增成功').waitFor();
}

describe('a composite factor', () => {
  it('is built of indicators and rules, its formula follows, and a fault is shown at its place', async () => {
    const name = factors.freshName();
    const page = await visitors.signedIn(ANALYST, NEW);
    const leaf = await offered(page, '指标库', '收盘价');
    await leaf.focus();
    await leaf.press('Enter');
    await says(page, '收盘价');
    await add(page, '规则', '截面百分位');
    await says(page, 'cross_percentile(收盘价)');
    await add(page, '指标库', '市净率');
    await node(page, '市净率').getByText('该节点没有连接到输出').waitFor();
    await page.getByRole('button', { name: '1 处错误' }).click();
    const faults = page.getByRole('list', { name: '错误' }).getByRole('button');
    expect(await faults.allTextContents()).toEqual(['市净率该节点没有连接到输出']);
    await button(page, '保存').click();
    await page.getByText('因子有 1 处错误，请修正后保存：市净率：该节点没有连接到输出').waitFor();

    await node(page, '截面百分位').click();
    await add(page, '规则', '加权计算');
    await connect(page, '市净率', { to: '加权计算', slot: 1 });
    await says(page, COMPOSITE);
    await passed(page);
    expect(await page.getByText('复合因子', { exact: true }).count()).toBe(1);

    await saveAs(page, name);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const [kept] = await keptFactors(name);
    expect(kept).toMatchObject({ version: 1, category: 3, kind: 2 });
    expect(kept?.graph.nodes.map(({ kind, ref }) => `${kind} ${ref}`).toSorted()).toEqual([
      ...['indicator daily_bar.close@1', 'indicator daily_bar.pb@1', 'rule 3', 'rule 8'],
    ]);
    await page.waitForURL(`**${detail(kept?.id ?? 0).replace('?', '*')}`);
    await page.reload();
    await says(page, COMPOSITE);
    await draws(page, '收盘价', '截面百分位', '市净率', '加权计算');
  });

  it('follows the formula that is typed, and takes it back', async () => {
    const page = await visitors.signedIn(ANALYST, NEW);
    await formula(page).fill('cs_rank(收盘价) + cs_rank(市净率)');
    await passed(page);
    await draws(page, ...BEFORE);
    // Text typed without a pause is one step.
    await formula(page).press('Enter');
    await formula(page).fill(FORMULA);
    await draws(page, '市净率', '截面百分位');
    await button(page, '撤销').click();
    await draws(page, ...BEFORE);
    await button(page, '重做').click();
    await says(page, FORMULA);
  });

  it('says what is wrong with a formula and where, and leaves the graph as it was', async () => {
    const { id } = await factors.made(FORMULA);
    const page = await visitors.signedIn(ANALYST, detail(id));
    await passed(page);
    await formula(page).fill('cross_percentile(无此指标)');
    await page.getByRole('button', { name: '1 处错误' }).click();
    const list = page.getByRole('list', { name: '错误' });
    await list.getByRole('button', { name: '没有名为“无此指标”的指标或因子' }).click();
    const chosen = await formula(page).evaluate(
      (field: { readonly selectionStart?: number; readonly selectionEnd?: number }) => [
        field.selectionStart,
        field.selectionEnd,
      ],
    );
    expect(chosen).toEqual([17, 21]);
    expect(await formula(page).getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('[data-faulty="true"]:visible').first().textContent()).toBe('无此指标');
    await draws(page, '市净率', '截面百分位');
  });

  it('shows the fault of a parameter in its own field', async () => {
    const { id } = await factors.made('own_percentile(市净率, n: 120)');
    const page = await visitors.signedIn(ANALYST, detail(id));
    await passed(page);
    await node(page, '历史百分位').click();
    const field = page.getByRole('region', { name: '属性' }).getByRole('spinbutton').first();
    await field.fill('0');
    await page.getByRole('region', { name: '属性' }).getByRole('alert').first().waitFor();
    await page.getByRole('button', { name: '1 处错误' }).waitFor();
    await field.fill('60');
    await says(page, 'own_percentile(市净率, n: 60)');
    await passed(page);
  });
});

describe('the preview', () => {
  it('shows the distribution of the newest day’s values, and the leading stocks', async () => {
    const { id } = await factors.made('市净率 * 2');
    const [lie] = await rows<{ n: number; mean: number; median: number; day: string }>(
      `SELECT DISTINCT COUNT(*) OVER () AS n, 2 * AVG(b.pb) OVER () AS mean, 2 * MEDIAN(b.pb) OVER () AS median,
              b.trade_date AS day
         FROM {market}.daily_bar b JOIN {market}.security s ON s.id = b.security_id
        WHERE b.trade_date = (SELECT MAX(trade_date) FROM {market}.daily_bar) AND b.pb IS NOT NULL
          AND (s.delist_date IS NULL OR s.delist_date > b.trade_date)`,
    );
    const leaders = await rows<{ name: string; value: number }>(
      `SELECT s.name, 2 * b.pb AS value FROM {market}.daily_bar b JOIN {market}.security s ON s.id = b.security_id
        WHERE b.trade_date = ? AND b.pb IS NOT NULL AND (s.delist_date IS NULL OR s.delist_date > b.trade_date)
        ORDER BY b.pb DESC, s.id LIMIT 5`,
      [lie?.day ?? ''],
    );
    const page = await visitors.signedIn(ANALYST, detail(id));
    await preview(page).locator('dl').waitFor();
    await preview(page).getByText(`${lie?.day} 截面分布`).waitFor();
    const number = (value: number | undefined): string => formatNumber(Number(value), { unit: 'number' });
    expect(await shownFacts(preview(page).locator('dl'))).toMatchObject({
      n: String(lie?.n),
      均值: number(lie?.mean),
      中位: number(lie?.median),
    });
    expect(
      await preview(page)
        .getByRole('listitem')
        .evaluateAll((items) =>
          items.map((item) => ['span', 'b'].map((part) => item.querySelector(part)?.textContent)),
        ),
    ).toEqual(leaders.map(({ name, value }) => [name, number(value)]));
  });
});

describe('a saved factor', () => {
  it('gets a version with each change of its graph, and an earlier one is restored', async () => {
    const { id, name } = await factors.made(FORMULA);
    const page = await visitors.signedIn(ANALYST, detail(id));
    await passed(page);
    await formula(page).fill('cross_percentile(收盘价)');
    await draws(page, '收盘价', '截面百分位');
    await button(page, '保存').click();
    await page.getByText('保存成功').waitFor();
    expect(await keptFactors(name)).toMatchObject([{ id, version: 2 }]);
    await button(page, '版本记录').click();
    await page.getByRole('button', { name: '恢复 v1' }).click();
    await says(page, FORMULA);
    expect(await keptFactors(name)).toMatchObject([{ version: 2 }]);
    await passed(page);
    await button(page, '保存').click();
    await eventually(
      () => keptFactors(name),
      ([factor]) => factor?.version === 3,
    );
  });

  it('cannot have the name of another one', async () => {
    const [one, other] = [await factors.made(FORMULA), await factors.made(FORMULA)];
    const page = await visitors.signedIn(ANALYST, detail(one.id));
    await passed(page);
    const field = page.getByRole('textbox', { name: '因子名称' });
    await field.fill(other.name);
    await field.press('Tab');
    await page.getByText('因子名称重复，请重新输入').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await button(page, '保存').click();
    await page.getByRole('alert').filter({ hasText: '因子名称重复' }).first().waitFor();
    expect(await keptFactors(one.name)).toMatchObject([{ version: 1, revision: 1 }]);
  });

  it('is left unsaved and found again, until the changes are discarded', async () => {
    const { id } = await factors.made(FORMULA);
    const page = await visitors.signedIn(ANALYST, detail(id));
    await passed(page);
    await formula(page).fill('cross_percentile(收盘价)');
    await page.getByText(/已自动保存到本机/).waitFor();
    page.on('dialog', (asked) => void asked.accept());
    await page.reload();
    await page.getByText('已恢复上次未保存的修改').waitFor();
    await says(page, 'cross_percentile(收盘价)');
    await button(page, '放弃修改').click();
    await says(page, FORMULA);
  });

  it('that another user changed meanwhile is not overwritten without asking', async () => {
    const { id, name } = await factors.made(FORMULA);
    const page = await visitors.signedIn(ANALYST, detail(id));
    await passed(page);
    const [before] = await keptFactors(name);
    const session = await httpSignIn(ANALYST);
    const content = { name, treeFormId: 5, relationMap: before?.graph };
    await session.post('/api/manager/save', { id, revision: 1, ...content });
    await session.leave();
    await formula(page).fill('cross_percentile(收盘价)');
    await draws(page, '收盘价', '截面百分位');
    await button(page, '保存').click();
    await page.getByText('内容已被他人修改').waitFor();
    expect(await keptFactors(name)).toMatchObject([{ category: 5, revision: 2 }]);
    await button(page, '载入最新').click();
    await says(page, FORMULA);
    await button(page, '撤销').click();
    await says(page, 'cross_percentile(收盘价)');
  });

  it('is copied into a new one', async () => {
    const { id, name } = await factors.made(FORMULA);
    const copied = factors.freshName();
    const page = await visitors.signedIn(ANALYST, `/divisor/list?search=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `${name} 的更多操作` }).click();
    await page.getByRole('menuitem', { name: '复制', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `${name} 副本` }).waitFor();
    await says(page, FORMULA);
    await passed(page);
    await saveAs(page, copied);
    const [copy] = await keptFactors(copied);
    const [original] = await keptFactors(name);
    expect([copy?.graph, copy?.version]).toEqual([original?.graph, 1]);
    expect(copy?.id).not.toBe(id);
  });

  it('that another factor uses is not deleted', async () => {
    const part = await factors.made(FORMULA);
    const name = factors.freshName();
    const page = await visitors.signedIn(ANALYST, NEW);
    await add(page, '因子库', part.name);
    await add(page, '规则', '截面百分位');
    await says(page, `cross_percentile(${part.name})`);
    await passed(page);
    await saveAs(page, name);
    await page.goto(`/divisor/list?search=${encodeURIComponent(part.name)}`);
    await page.getByRole('button', { name: `${part.name} 的更多操作` }).click();
    await page.getByRole('menuitem', { name: '删除', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await button(dialog, '删除').click();
    await dialog.getByText(`该因子正被以下因子使用，不能删除：${name}`).waitFor();
    expect(await keptFactors(part.name)).toMatchObject([{ removed: 0 }]);
  });
});
