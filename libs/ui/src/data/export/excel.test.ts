import { unzipSync, strFromU8 } from 'fflate';
import { excelOf } from './excel.ts';
import type { Sheet } from './sheet.ts';

const SHEET: Sheet = {
  title: '利润表/[季报]',
  source: '定期报告',
  asOf: '2026-11-20',
  about: '共 2 条',
  header: ['项目', '2026Q3(百万元)'],
  rows: [
    ['营业总收入', { digits: '-1150.01' }],
    ['=1+1', null],
  ],
};

/** The parts of the file as text, by name. */
async function partsOf(...sheets: readonly Sheet[]): Promise<Readonly<Record<string, string>>> {
  const bytes = new Uint8Array(await (await excelOf(...sheets)).arrayBuffer());
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
}

describe('an Excel file', () => {
  it('has figures whole, with the decimals of the screen as their format', async () => {
    const parts = await partsOf({ ...SHEET, rows: [['总市值', { digits: '1150.01', full: 1150.0149 }]] });
    expect(parts['xl/worksheets/sheet1.xml']).toMatch(/<c r="B3"[^>]*><v>1150\.0149<\/v><\/c>/);
    expect(parts['xl/styles.xml']).toContain('#,##0.00');
  });

  it('has days as days', async () => {
    const days = [
      ['日期', '2026-11-20'],
      ['时间', '2026-11-20 16:30'],
    ];
    const parts = await partsOf({ ...SHEET, rows: days });
    // Days since the beginning of 1900, as Excel counts them.
    expect(parts['xl/worksheets/sheet1.xml']).toMatch(/<c r="B3"[^>]*><v>46346<\/v><\/c>/);
    expect(parts['xl/worksheets/sheet1.xml']).toMatch(/<c r="B4"[^>]*><v>46346\.6875<\/v><\/c>/);
    expect(parts['xl/styles.xml']).toContain('yyyy-mm-dd hh:mm');
  });

  it('filters the rows by their titles, without a sum below them', async () => {
    const parts = await partsOf({ ...SHEET, looks: [{}, { bold: true, foot: true }] });
    expect(parts['xl/worksheets/sheet1.xml']).toContain('</sheetData><autoFilter ref="A2:B3"/>');
  });

  it('has totals bold, and parts indented and folded into the line above them', async () => {
    const looks = [{ bold: true }, { level: 1 }];
    const parts = await partsOf({ ...SHEET, rows: [['营业总收入'], ['  其中:营业收入']], looks });
    const page = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(page).toContain('<sheetPr><outlinePr summaryBelow="0"/></sheetPr>');
    expect(page.match(/<row [^>]*r="4"[^>]*>/)?.[0]).toContain('outlineLevel="1"');
    expect(page.match(/<row [^>]*r="3"[^>]*>/)?.[0]).not.toContain('outlineLevel');
    expect(parts['xl/styles.xml']).toContain('indent="1"');
    expect(parts['xl/sharedStrings.xml']).toContain('>其中:营业收入<');
  });

  it('names its tabs by their short names', async () => {
    const parts = await partsOf({ ...SHEET, tab: '利润表' }, { ...SHEET, tab: '现金流量表' });
    expect(parts['xl/workbook.xml']).toContain('name="现金流量表"');
  });

  it('has figures as numbers with their decimals, text as text, and nothing for a dash', async () => {
    const parts = await partsOf(SHEET);
    const page = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(page).toMatch(/<c r="B3"[^>]*><v>-1150\.01<\/v><\/c>/);
    expect(page).not.toMatch(/<f>/);
    expect(page).not.toContain('r="B4"><v>');
    expect(parts['xl/styles.xml']).toContain('#,##0.00');
    const texts = parts['xl/sharedStrings.xml'] ?? '';
    for (const text of [
      '利润表/[季报]',
      '来源 定期报告',
      '数据截至 2026-11-20',
      '共 2 条',
      '2026Q3(百万元)',
      '=1+1',
    ])
      expect(texts).toContain(text);
  });

  it('writes what no decimals would show with an exponent, whole', async () => {
    const parts = await partsOf({ ...SHEET, rows: [['p 值', { digits: '9.1234e-83' }]] });
    expect(parts['xl/worksheets/sheet1.xml']).toMatch(/<c r="B3"[^>]*><v>9\.1234e-83<\/v><\/c>/);
    expect(parts['xl/styles.xml']).toContain('0.00E+00');
  });

  it('freezes the head and the first column, under a name that Excel accepts', async () => {
    const parts = await partsOf(SHEET);
    expect(parts['xl/worksheets/sheet1.xml']).toMatch(/xSplit="1"[^>]*ySplit="2"|ySplit="2"[^>]*xSplit="1"/);
    expect(parts['xl/workbook.xml']).toContain('name="利润表  季报 "');
  });

  it('has a tab for each of several sheets, under a name of its own', async () => {
    const parts = await partsOf(SHEET, { ...SHEET, title: '运行卡', rows: [['参数', '60 日']] }, SHEET);
    const book = parts['xl/workbook.xml'] ?? '';
    for (const name of ['利润表  季报 ', '运行卡', '利润表  季报  3'])
      expect(book).toContain(`name="${name}"`);
    expect(parts['xl/worksheets/sheet2.xml']).toContain('r="B3"');
    expect(parts['xl/worksheets/sheet2.xml']).not.toContain('r="A4"');
    expect(parts['xl/worksheets/sheet3.xml']).toContain('-1150.01');
  });
});
