import { consoleOn, type Told } from '@console/ui/testing';
import { screen } from '@testing-library/react';
import { client } from '../../client.ts';
import { ShenwanOverviewPage } from './shenwan-overview-page.tsx';

const OF_TWO = { corpNum: 2, memberNum: 2, capitalShare: 1 };
const OF_ONE = { corpNum: 1, memberNum: 2, capitalShare: 0.6 };
const row = (industryCode: string, industryName: string) => ({
  industryCode,
  industryName,
  corpCount: 2,
  totalCapital: 6300e8,
  floatCapital: 5480e8,
  changeRate: 0.025,
  pe: 7,
  pb: 0.74,
  coverage: { totalCapital: OF_TWO, floatCapital: OF_TWO, pe: OF_ONE, pb: OF_TWO, ps: OF_TWO },
});

const open = (authorities: readonly string[]): Told =>
  consoleOn(client)(<ShenwanOverviewPage />, {
    address: '/investment/industry/shenwan',
    authorities,
    answers: {
      'industry.shenwanOverview': () => ({
        totalElements: 2,
        content: [row('801780', '银行'), row('801120', '食品饮料')],
        asOf: '2026-07-02',
      }),
      'industry.options': () => [
        { industryId: 7, industryName: '银行', industryCode: '801780', industryLevel: 1, children: [] },
      ],
    },
  });

describe('the overview of Shenwan', () => {
  it('says of how many companies a figure is, and marks one of too few', async () => {
    open(['hysjk_gn']);
    const [pe] = await screen.findAllByText('7.00');
    expect(pe?.className).toBe('c-mark c-mark-amber');
    expect(pe?.closest('[title]')?.getAttribute('title')).toBe(
      '1 / 2 家 · 市值占比 60.00% · 覆盖不足 · 不参与排序',
    );
    const [pb] = screen.getAllByText('0.74');
    expect(pb?.getAttribute('title')).toBe('2 / 2 家 · 市值占比 100.00%');
  });

  it('leads from each industry to its page, as far as the tenant has it', async () => {
    open(['hysjk_gn', 'hysjk_gn_view']);
    const link = await screen.findByRole('link', { name: '银行' });
    expect(link.getAttribute('href')).toMatch(/industryCommonDetail\?row=7&.*rowCode=801780&type=default$/);
    expect(screen.queryByRole('link', { name: '食品饮料' })).toBeNull();
  });

  it('has plain names for users who may not open an industry, and loads no tree for them', async () => {
    const { asked } = open(['hysjk_gn']);
    await screen.findByText('银行');
    expect(screen.queryByRole('link', { name: '银行' })).toBeNull();
    expect(asked.map(({ id }) => id)).not.toContain('industry.options');
  });
});
