import type { Page } from 'playwright-core';
import { ANALYST, Visitors } from '../support/browser/browser.ts';
import {
  drawn,
  growth,
  less,
  periodName,
  share,
  signed,
  yearBefore,
  type Value,
} from '../support/oracles/reports.ts';
import { shownSheet } from '../support/screens/shown-statement.ts';
import { companyOf, openCompanyTab, type ListedCompany } from '../support/screens/statement-companies.ts';
import { rows } from '../support/suite/suite.ts';

/** A product or region of a period, or all of them together. */
interface Segment {
  readonly revenue: number;
  readonly cost: Value;
}
/** By item, the largest first; periods by their last day, the newest first. */
type Segments = ReadonlyMap<string, Segment>;
type Periods = ReadonlyMap<string, Segments>;

interface Of {
  readonly now: Segment;
  readonly before: Segment | undefined;
  readonly whole: Segment;
}

interface Metric {
  readonly title: string;
  readonly unit: '百万元' | '%';
  readonly drawn: (of: Of) => string;
  /** Whether 合计 has a value. */
  readonly total: boolean;
}

const profit = (of: Segment | undefined): Value => less(of?.revenue, of?.cost);
const million = (value: Value | undefined): string => drawn(value, 'millionYuan');
const percent = (value: Value | undefined): string => drawn(value, 'percent');
const change = (value: Value): string => signed(value, 'percent');

const METRICS: readonly Metric[] = [
  { title: '营业收入', unit: '百万元', drawn: ({ now }) => million(now.revenue), total: true },
  {
    title: '收入同比',
    unit: '%',
    total: true,
    drawn: ({ now, before }) => change(growth(now.revenue, before?.revenue)),
  },
  {
    title: '收入占比',
    unit: '%',
    total: false,
    drawn: ({ now, whole }) => percent(share(now.revenue, whole.revenue)),
  },
  { title: '营业成本', unit: '百万元', drawn: ({ now }) => million(now.cost), total: true },
  {
    title: '成本同比',
    unit: '%',
    total: false,
    drawn: ({ now, before }) => change(growth(now.cost, before?.cost)),
  },
  {
    title: '成本占比',
    unit: '%',
    total: false,
    drawn: ({ now, whole }) => percent(share(now.cost, whole.cost)),
  },
  { title: '毛利', unit: '百万元', drawn: ({ now }) => million(profit(now)), total: true },
  { title: '毛利率', unit: '%', total: true, drawn: ({ now }) => percent(share(profit(now), now.revenue)) },
  {
    title: '毛利同比',
    unit: '%',
    total: false,
    drawn: ({ now, before }) => change(growth(profit(now), profit(before))),
  },
  {
    title: '毛利占比',
    unit: '%',
    total: false,
    drawn: ({ now, whole }) => percent(share(profit(now), profit(whole))),
  },
];

const visitors = new Visitors();
let page: Page;
const companies = new Map<string, ListedCompany>();

beforeAll(async () => {
  companies.set('general', await companyOf('general'));
  companies.set('insurer', await companyOf('insurer'));
  page = await visitors.withSession(ANALYST);
});
afterAll(() => visitors.leave());

describe.each([
  ['general', '分产品', '产品', 'product'],
  ['general', '分地区', '地区', 'region'],
  // Insurers disclose no cost of what they sell.
  ['insurer', '分产品', '产品', 'product'],
] as const)('of a company with the template %s, %s', (template, part, item, kind) => {
  const title = `${part}构成`;
  const choose = async (what: string, option: string): Promise<void> => {
    await page.getByRole('combobox', { name: what }).filter({ visible: true }).click();
    const found = page.locator(`.ant-select-item-option[title="${option}"]`);
    // The list draws only its visible part: keys scroll to the rest.
    while (!(await found.isVisible())) await page.keyboard.press('ArrowDown');
    await found.click();
  };
  const open = async (): Promise<Periods> => {
    const company = companies.get(template);
    if (!company) throw new Error(`no company of the template ${template}`);
    await openCompanyTab(page, company, ['经营数据', '分产品与分地区', part]);
    return segmentsOf(company.securityId, kind);
  };

  it('shows every figure of every item over the periods, the totals first', async () => {
    const periods = await open();
    const days = [...periods.keys()];
    const items = [...new Set([...periods.values()].flatMap((segments) => [...segments.keys()]))];
    for (const metric of METRICS) {
      if (metric !== METRICS[0]) await choose('指标', metric.title);
      const sheet = await shownSheet(page, `${title} ${metric.title}`);
      expect(sheet).toEqual({
        head: ['序号', item, ...days.map(periodName)],
        rows: [
          ['', '合计', ...days.map((day) => totalOf(metric, periods, day))],
          ...items.map((name, at) => [
            String(at + 1),
            name,
            ...days.map((day) => {
              const of = figuresOf(periods, day, name);
              return of ? metric.drawn(of) : '—';
            }),
          ]),
        ],
        // The totals alone.
        bold: [0],
      });
    }
    await page.getByRole('button', { name: '新 → 旧' }).filter({ visible: true }).click();
    expect((await shownSheet(page, `${title} 毛利占比`)).head).toEqual([
      ...['序号', item],
      ...days.map(periodName).reverse(),
    ]);
  });

  it('shows all figures of one period, the largest item first', async () => {
    const periods = await open();
    const [newest = '', before = ''] = periods.keys();
    await page.getByText('单期明细', { exact: true }).filter({ visible: true }).click();
    for (const day of [newest, before]) {
      if (day !== newest) await choose('报告期', periodName(day));
      const items = [...(periods.get(day)?.keys() ?? [])];
      expect(await shownSheet(page, `${title} ${periodName(day)}`)).toEqual({
        head: ['序号', item, ...METRICS.map((metric) => metric.title + metric.unit)],
        rows: [
          ['', '合计', ...METRICS.map((metric) => totalOf(metric, periods, day))],
          ...items.map((name, at) => [
            String(at + 1),
            name,
            ...METRICS.map((metric) => {
              const of = figuresOf(periods, day, name);
              return of ? metric.drawn(of) : '—';
            }),
          ]),
        ],
        // The totals alone.
        bold: [0],
      });
    }
  });
});

async function segmentsOf(securityId: number, kind: string): Promise<Periods> {
  const found = await rows<Segment & { readonly report_period: string; readonly item: string }>(
    `SELECT report_period, item, SUM(revenue) AS revenue, IF(COUNT(cost) = COUNT(*), SUM(cost), NULL) AS cost
       FROM {market}.business_segment WHERE security_id = ? AND kind = ?
      GROUP BY report_period, item ORDER BY report_period DESC, revenue DESC`,
    [securityId, kind],
  );
  const periods = new Map<string, Map<string, Segment>>();
  for (const { report_period: day, item, revenue, cost } of found) {
    const items = periods.get(day) ?? new Map<string, Segment>();
    periods.set(day, items.set(item, { revenue, cost }));
  }
  return periods;
}

/** All items of a period together; their cost is not known while one of them is not. */
function wholeOf(segments: Segments | undefined): Segment | undefined {
  if (segments === undefined) return undefined;
  const all = [...segments.values()];
  const costs = all.flatMap(({ cost }) => cost ?? []);
  const sum = (values: readonly number[]): number => values.reduce((so, value) => so + value, 0);
  return {
    revenue: sum(all.map(({ revenue }) => revenue)),
    cost: costs.length === all.length ? sum(costs) : null,
  };
}

function figuresOf(periods: Periods, day: string, item: string): Of | undefined {
  const [now, whole] = [periods.get(day)?.get(item), wholeOf(periods.get(day))];
  return now && whole && { now, whole, before: periods.get(yearBefore(day))?.get(item) };
}

function totalOf(metric: Metric, periods: Periods, day: string): string {
  const whole = wholeOf(periods.get(day));
  if (!metric.total || !whole) return '—';
  return metric.drawn({ now: whole, whole, before: wholeOf(periods.get(yearBefore(day))) });
}
