import type { Locator } from 'playwright-core';
import {
  asNumbers,
  ExportStage,
  expectSheet,
  figure,
  gridOf,
  reportOf,
  written,
} from '../support/files/export-stage.ts';
import { exported, exportedWorkbook, type Cell, type SavedSheet } from '../support/files/saved-sheet.ts';

const KINDS = ['csv', 'xlsx'] as const;
const QUALITY = '质量预测';

const stage = new ExportStage();
beforeAll(() => stage.open(['cash_flow_statement', 'earnings_forecast']));
afterAll(() => stage.close());

describe('a statement in a file', () => {
  const LINES = {
    经营活动产生的现金流量净额: 'operating_net',
    投资活动产生的现金流量净额: 'investing_net',
    筹资活动产生的现金流量净额: 'financing_net',
    期末现金及现金等价物余额: 'cash_end',
  };

  it.each(KINDS)('has the periods and lines that are shown, in their order (%s)', async (kind) => {
    await stage.show('tab=financial&sub=cashflow');
    const place = stage.region('现金流量表');
    const reports = await stage.mart<{ period: string; announced: string }>(
      `SELECT report_period AS period, announce_date AS announced
         FROM {market}.cash_flow_statement WHERE security_id = ? ORDER BY report_period DESC`,
    );
    for (const order of ['新 → 旧', '旧 → 新']) {
      const [head = [], ...drawn] = await grid(place);
      const sheet = await exported(stage.page, place, kind);
      const about = [
        ...[`${stage.company.name} 现金流量表`, '来源 定期报告'],
        ...[`数据截至 ${reports[0]?.announced}`, '单位 百万元'],
      ];
      expect(sheet.about).toEqual(kind === 'csv' ? [] : about);
      const periods = sheet.header.slice(1).map(String);
      const known = reports.slice(0, periods.length).map(({ period }) => reportOf(period));
      expect(periods).toEqual(order === '新 → 旧' ? known : known.toReversed());
      // The screen draws only visible columns; the file has them all.
      const places = head.map((title) => sheet.header.indexOf(title));
      expect(places).not.toContain(-1);
      expect(drawn.map(([name = '', ...cells]) => asNumbers([name, ...cells.map(written)]))).toEqual(
        sheet.rows.map((cells) => asNumbers(places.map((at) => textOf(cells[at])?.trim() ?? null))),
      );
      await equalsReports(sheet, periods);
      await place.getByRole('button', { name: order }).click();
    }
  });

  it('is in a workbook of all statements of the company, a tab each', async () => {
    await stage.show('tab=financial&sub=liabilities');
    const place = stage.region('资产负债表');
    await place.locator('tbody td').first().waitFor();
    const { name, sheets } = await exportedWorkbook(stage.page, place, '全部报表（一个工作簿）');
    expect(name).toMatch(new RegExp(`^${stage.company.name} 财务报表_.*\\.xlsx$`));
    expect(sheets.map((sheet) => sheet.name)).toEqual(['利润表', '资产负债表', '现金流量表', '利润明细']);
    expect(sheets.map(({ about }) => about[0])).toEqual(
      sheets.map((sheet) => `${stage.company.name} ${sheet.name}`),
    );
    const [flows] = sheets.slice(2);
    if (!flows) throw new Error('no statement of flows');
    await equalsReports(flows, flows.header.slice(1).map(String));
  });

  const grid = async (place: Locator): Promise<string[][]> => {
    await place.locator('tbody td').first().waitFor();
    return gridOf(place);
  };

  async function equalsReports(sheet: SavedSheet, periods: readonly string[]): Promise<void> {
    const reports = await stage.mart<Record<string, string | number | null>>(
      `SELECT report_period, ${Object.values(LINES).join(', ')}
         FROM {market}.cash_flow_statement WHERE security_id = ?`,
    );
    for (const [label, column] of Object.entries(LINES)) {
      const line = sheet.rows.find(([name]) => String(name).trim() === label);
      const expected = periods.map((period) => {
        const report = reports.find(({ report_period: day }) => reportOf(String(day)) === period);
        return Number(figure(Number(report?.[column]), 'millionYuan'));
      });
      expect([label, line?.slice(1).map(Number)]).toEqual([label, expected]);
      if (!sheet.stored) continue;
      // The cell has the figure whole, in millions; its format alone rounds it.
      const stored = sheet.stored
        .find(([name]) => String(name).trim() === label)
        ?.slice(1)
        .map(Number);
      const whole = periods.map((period) => {
        const report = reports.find(({ report_period: day }) => reportOf(String(day)) === period);
        return Number(report?.[column]) / 1e6;
      });
      expect(stored?.map((value) => value.toPrecision(12))).toEqual(
        whole.map((value) => value.toPrecision(12)),
      );
    }
  }
});

const textOf = (cell: Cell | undefined): string | null =>
  cell === null || cell === undefined ? null : String(cell);

describe('a table by years in a file', () => {
  const MEASURES = { 毛利率: 'gross_margin', 税前利润率: 'pretax_margin', ROE: 'roe', ROIC: 'roic' };

  it.each(KINDS)('has a column for each measure and year (%s)', async (kind) => {
    const found = await stage.mart<Record<string, string | number | null>>(
      `SELECT report_date AS day, fiscal_year AS year, ${Object.values(MEASURES).join(', ')}
         FROM {market}.earnings_forecast WHERE security_id = ? ORDER BY report_date DESC`,
    );
    const days = [...new Set(found.map(({ day }) => String(day)))].slice(0, 20);
    const years = [
      ...new Set(found.filter(({ day }) => days.includes(String(day))).map(({ year }) => Number(year))),
    ].sort();
    const expected = days.map((day) => [
      day,
      ...Object.values(MEASURES).flatMap((column) =>
        years.map((year) => {
          const value = found.find((one) => one['day'] === day && Number(one['year']) === year)?.[column];
          return figure((value ?? null) as number | null, 'percent');
        }),
      ),
    ]);
    await stage.show('tab=market&sub=prediction&part=quality');
    const place = stage.region(QUALITY);
    await place.locator('tbody td').first().waitFor();
    const drawn = (await gridOf(place)).slice(2);
    // Columns out of sight are not drawn.
    expect(drawn.map((cells) => cells.map(written))).toEqual(
      expected.map((cells) => cells.slice(0, drawn[0]?.length)),
    );
    expectSheet(await exported(stage.page, place, kind), kind, {
      about: [
        ...[
          `${stage.company.name} ${QUALITY}`,
          '来源 一致预期',
          `数据截至 ${days[0]}`,
          `共 ${days.length} 条`,
        ],
      ],
      header: [
        '预测日期',
        ...Object.keys(MEASURES).flatMap((title) => years.map((year) => `${title}(%) ${year}`)),
      ],
      rows: expected,
    });
  });
});
