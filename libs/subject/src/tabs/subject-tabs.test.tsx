import { drawNothing, shownText, type Told } from '@console/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import type { Subject } from '../subject/subject.ts';
import { fundPreference } from '../testing/industry-tab.tsx';
import { onSubject, type SubjectPlace } from '../testing/on-subject.tsx';
import { Parts } from './part.tsx';
import { tabs } from './tabs.tsx';

beforeAll(drawNothing);

const INDUSTRY: Subject = { kind: 'industry', id: 7, name: '机器人', code: 'JQR' };
const ANSWERS = {
  'industry.totalCapital': () => [{ reportDate: '2026-07-02', totalCapital: 34_672e6 }],
  'industry.turnoverRate': () => [],
  'industry.liquidity': () => ({
    totalElements: 1,
    content: [{ reportDate: '2026-07-02', tradingDayAmt: 5.35e8 }],
    asOf: '2026-07-02',
  }),
  'industry.connectHeld': () => ({ totalElements: 0, content: [], asOf: null }),
  'industry.income': () => ({ lines: [], asOf: null }),
};
const open = (place: SubjectPlace = {}): Told =>
  onSubject(<Parts parts={fundPreference.parts} />, {
    subject: INDUSTRY,
    filter: { industryId: 7 },
    answers: ANSWERS,
    address: '/detail?row=7',
    ...place,
  });

describe('a tab of an industry, written as data', () => {
  it('loads all its parts by the industry, and nothing of a view that is not chosen', async () => {
    const { asked } = open();
    await screen.findByText('机器人 JQR：该行业的重仓股');
    expect(asked.map(({ id }) => id).sort()).toEqual([
      ...['industry.income', 'industry.liquidity', 'industry.totalCapital', 'industry.turnoverRate'],
    ]);
    for (const { input } of asked) expect(input).toMatchObject({ industryId: 7 });
  });

  it('shows charts side by side, a table with its total, and what is missing for the industry', async () => {
    open();
    const total = (await screen.findByText('合计')).closest('tr');
    expect(within(total as HTMLElement).getByText('5.35')).toBeDefined();
    expect(await screen.findByText('没有换手率走势')).toBeDefined();
    expect(screen.getByText('该行业在这段时间没有交易数据')).toBeDefined();
    expect(await screen.findByText('数据源中还没有该行业的定期报告')).toBeDefined();
    expect(screen.getByText('市值与成交额为成份公司合计。')).toBeDefined();
  });

  it('keeps the chosen view in the address', async () => {
    const { address } = open();
    await userEvent.click(await screen.findByText('沪深港通'));
    expect(await screen.findByText('该行业没有沪深港通持股记录')).toBeDefined();
    expect(shownText('合计')).toEqual([]);
    expect(address()).toContain('part=connect');
  });

  it('is written as in the guide', () => {
    const guide = readFileSync(new URL('../../../../docs/guides/subject-tabs.md', import.meta.url), 'utf8');
    const source = readFileSync(new URL('../testing/industry-tab.tsx', import.meta.url), 'utf8');
    expect(guide).toContain(source.slice(source.indexOf('/** 资金偏好')));
  });
});

describe('tabs within a tab', () => {
  const Levels = tabs('行业数据', [
    { key: 'one', title: '甲', parts: [() => <p>甲页</p>] },
    {
      key: 'two',
      title: '乙',
      needs: 'hysjk_gn_view_financial',
      parts: [() => <p>乙页</p>, () => <p>其下</p>],
    },
  ]);

  it('are those that the reader may see', async () => {
    onSubject(<Levels />, { authorities: ['hysjk_gn_view'] });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['甲']);
  });

  it('show only the one that the address names, with all its parts in their order', async () => {
    const { address } = onSubject(<Levels />, { address: '/detail?tab=x&sub=two&part=old' });
    const [first, second] = [screen.getByText('乙页'), screen.getByText('其下')];
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('甲页')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: '甲' }));
    expect([shownText('甲页').length, shownText('乙页').length]).toEqual([1, 0]);
    expect(address()).toBe('/detail?tab=x&sub=one');
  });

  it('are nothing for a user who may see none', () => {
    const Gated = tabs('行业数据', [{ key: 'one', title: '甲', needs: 'x', parts: [() => <p>甲页</p>] }]);
    onSubject(<Gated />, { authorities: [] });
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.queryByText('甲页')).toBeNull();
  });
});
