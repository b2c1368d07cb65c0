import { industryEntries } from '@console/contract-industry';
import { consoleOn, drawNothing, type Answers, type Told } from '@console/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { MarketMapPage } from './market-map-page.tsx';
import { aTile, covered } from './testing/a-tile.ts';

beforeAll(drawNothing);

const { id } = industryEntries.industryMap;
const inConsole = consoleOn(client);
const MEMBER = aTile({ industryId: null, corpId: 101, name: '贵州茅台', code: '600519' });
const THIN_BANKS = aTile({ industryId: 8, name: '银行', coverage: covered({ corpNum: 5, memberNum: 121 }) });
const answers: Answers = {
  [id]: ({ pool }) => ({
    tiles: pool === undefined ? [aTile(), THIN_BANKS] : [MEMBER],
    poolName: pool === undefined ? null : '食品饮料',
    since: '2026-07-01',
    asOf: '2026-07-02',
  }),
};
const open = (address = '/map', more: Answers = {}): Told =>
  inConsole(<MarketMapPage />, { address, answers: { ...answers, ...more } });

describe('the market map', () => {
  it('asks for the industries of the first level over a day, and draws them beside their rotation', async () => {
    const { inputs, titles } = open();
    expect(
      await screen.findByRole('img', { name: /申万与自定义 一级行业 市场地图（涨跌幅）：共 2 个行业/ }),
    ).toBeDefined();
    expect(screen.getByRole('img', { name: /轮动象限：共 1 个行业/ })).toBeDefined();
    expect(screen.getByText('2026-07-01 收盘至 2026-07-02')).toBeDefined();
    expect(inputs(id)).toEqual([{ type: 'default', level: 1, span: '1', years: '5' }]);
    expect(titles).toEqual(['市场地图']);
  });

  it('keeps every choice in the address, and begins with it', async () => {
    const { address, inputs } = open('/map?type=ecology&level=2&by=pe');
    expect(await screen.findByRole('img', { name: /数字生态 二级行业 市场地图（PE 分位）/ })).toBeDefined();
    await userEvent.click(screen.getByText('20 日'));
    await userEvent.click(screen.getByText('3 年'));
    await userEvent.click(screen.getByText('热力表'));
    expect(address()).toBe('/map?type=ecology&level=2&by=pe&span=20&years=3&view=table');
    expect(inputs(id).at(-1)).toEqual({ type: 'ecology', level: 2, span: '20', years: '3' });
  });

  it('as a table leads to each industry, marks thin coverage, and opens its members', async () => {
    const { inputs } = open('/map?view=table');
    const bank = (await screen.findByRole('rowheader', { name: '银行' })).closest('tr') as HTMLElement;
    expect(within(bank).getAllByText('覆盖不足')).toHaveLength(5);
    expect(within(bank).getByText('120 / 121 · 99.90%')).toBeDefined();
    expect(within(bank).getByRole('link').getAttribute('href')).toContain('row=8&');
    await userEvent.click(screen.getByRole('button', { name: '食品饮料的成份公司' }));
    const member = await screen.findByRole('link', { name: '贵州茅台' });
    expect(member.getAttribute('href')).toContain('commonDetail?row=101&');
    expect(inputs(id).at(-1)).toMatchObject({ pool: 7 });
    await userEvent.click(screen.getByRole('button', { name: '返回行业' }));
    expect(await screen.findByRole('rowheader', { name: '银行' })).toBeDefined();
  });

  it('says that there is nothing to draw', async () => {
    const nothing = { tiles: [], poolName: null, since: null, asOf: null };
    open('/map', { [id]: () => nothing });
    expect(await screen.findByText('没有可画的行业')).toBeDefined();
  });
});
