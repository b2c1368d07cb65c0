import { formatNumber } from '@console/contract-core';
import type { Page } from 'playwright-core';
import { tellsFacts, type Draw, type Fact } from '../support/screens/company-facts.ts';
import type { ShownRow } from '../support/screens/shown-table.ts';
import { LINES } from '../support/screens/table-lines.ts';
import { oneAtATime } from '../support/suite/turn.ts';

const ANNOUNCEMENTS = { way: ['舆情监测', '公司公告'], table: '公司公告' };
const NEWS = { way: ['舆情监测', '新闻舆情'], table: '新闻舆情' };

const ANNOUNCED: readonly Draw[] = [
  ['公告日期', 'text'],
  ['类别', 'text'],
  ['标题', 'text'],
];
const WRITTEN: readonly Draw[] = [
  ['发布日期', 'text'],
  ['来源', 'text'],
  ['标题', 'text'],
  ['情绪', (value) => reading(value === null ? null : Number(value))],
];

/** The tone of a score: above 0.2 positive, below −0.2 negative. */
function reading(sentiment: number | null): string {
  if (sentiment === null) return '—';
  const word = sentiment > 0.2 ? '正面' : sentiment < -0.2 ? '负面' : '中性';
  return `${word} ${formatNumber(sentiment, { unit: 'number', signed: true })}`;
}

const announcements = (condition: string): string =>
  `SELECT announce_date, category, title FROM {market}.announcement
    WHERE security_id = ? AND ${condition} ORDER BY announce_date DESC, sequence DESC LIMIT 20`;
const news = (condition: string): string =>
  `SELECT publish_date, source, title, sentiment FROM {market}.news
    WHERE security_id = ? AND ${condition} ORDER BY publish_date DESC, sequence DESC LIMIT 20`;

const chosen =
  (label: string, option: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByTitle(option, { exact: true }).filter({ visible: true }).last().click();
    await page.getByRole('button', { name: '查询', exact: true }).click();
  };
const searched =
  (text: string) =>
  async (page: Page): Promise<void> => {
    await page.getByPlaceholder('标题或摘要').filter({ visible: true }).fill(text);
    await page.getByRole('button', { name: '查询', exact: true }).click();
  };

/** Opens the first row's summary by its title. */
async function openFirst(page: Page): Promise<void> {
  await page.locator(`${LINES} .c-text-button`).filter({ visible: true }).first().click();
}
async function shownSummary(page: Page): Promise<readonly ShownRow[]> {
  const text = page.locator('.c-popover-text');
  await text.waitFor();
  return [{ 摘要: (await text.textContent()) ?? '' }];
}

const FACTS: readonly Fact[] = [
  { ...ANNOUNCEMENTS, sql: announcements('TRUE'), drawn: ANNOUNCED },
  {
    ...ANNOUNCEMENTS,
    when: 'of one category',
    then: chosen('公告类别', '定期报告'),
    sql: announcements("category = '定期报告'"),
    drawn: ANNOUNCED,
  },
  {
    ...ANNOUNCEMENTS,
    when: 'whose title or summary has a word',
    then: searched('净利润'),
    sql: announcements("(title LIKE '%净利润%' OR summary LIKE '%净利润%')"),
    drawn: ANNOUNCED,
  },
  {
    ...ANNOUNCEMENTS,
    when: 'the summary behind the newest title',
    then: openFirst,
    shown: shownSummary,
    sql: `SELECT summary FROM {market}.announcement WHERE security_id = ?
           ORDER BY announce_date DESC, sequence DESC LIMIT 1`,
    drawn: [['摘要', 'text']],
  },
  { ...NEWS, sql: news('TRUE'), drawn: WRITTEN },
  {
    ...NEWS,
    when: 'with a positive tone',
    then: chosen('情绪', '正面'),
    sql: news('sentiment > 0.2'),
    drawn: WRITTEN,
  },
  {
    ...NEWS,
    when: 'the summary behind the newest title',
    then: openFirst,
    shown: shownSummary,
    sql: `SELECT summary FROM {market}.news WHERE security_id = ?
           ORDER BY publish_date DESC, sequence DESC LIMIT 1`,
    drawn: [['摘要', 'text']],
  },
];

oneAtATime('announcements');

describe('the public opinion about a company, opened from elsewhere, equals the database', () => {
  tellsFacts({ wants: ['announcement', 'news'], facts: FACTS, search: 'backFlag=1' });
});
