import { industryEntries } from '@console/contract-industry';
import { consoleOn, type Answers, type Told } from '@console/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../client.ts';
import { anIndustry } from '../../../testing/an-industry.ts';
import { IndustryProvider } from '../industry-provider.tsx';
import { MoveButton } from './move-button.tsx';
import { MovesPanel } from './moves-panel.tsx';

const { contributions, multipleChange } = industryEntries;
const inConsole = consoleOn(client);

const member = (corpId: number | null, stockCode: string, shortName: string, change: number) => ({
  corpId,
  stockCode,
  shortName,
  change,
});
const COVERAGE = { corpNum: 23, memberNum: 25 };
const MOVED = {
  from: '2026-01-05',
  to: '2026-07-02',
  total: 0.05,
  gains: [member(5, '688001', '华兴源创', 0.08)],
  losses: [member(null, '300024', '机器人', -0.04)],
  rest: { count: 21, change: 0.01 },
  ...COVERAGE,
};
const answers: Answers = {
  [contributions.id]: () => MOVED,
  [multipleChange.id]: () => ({
    from: '2026-01-05',
    to: '2026-07-02',
    first: 12.5,
    last: 16,
    parts: {
      total: Math.log(1.28),
      price: Math.log(1.2),
      earnings: Math.log(1.25),
      membership: Math.log(1.28 / 1.5),
    },
    ...COVERAGE,
  }),
};

const open = (address: string, more: Answers = {}): Told =>
  inConsole(
    <IndustryProvider industry={anIndustry()} reload={() => Promise.resolve()}>
      <MoveButton of="capital" />
      <MovesPanel />
    </IndustryProvider>,
    { address, answers: { ...answers, ...more } },
  );

describe('who made it move', () => {
  it('opens by a click on the figure and closes, in the address', async () => {
    const { address, asked, inputs } = open('/detail?row=7');
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '谁带动了它' }));
    expect(address()).toBe('/detail?row=7&move=capital');
    expect(await screen.findByText('谁带动了总市值')).toBeDefined();
    expect(inputs(contributions.id)).toEqual([{ dataId: 7, of: 'capital' }]);
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(address()).toBe('/detail?row=7');
  });

  it('names the members on both sides, with links to the tenant’s companies, and the rest as one', async () => {
    open('/detail?row=7&move=index&move.startTime=2026-01-01');
    const gains = await screen.findByRole('list', { name: '上拉' });
    expect(within(gains).getByRole('link', { name: '华兴源创' }).getAttribute('href')).toContain('row=5&');
    expect(gains.textContent).toContain('+8.00%');
    const losses = screen.getByRole('list', { name: '下拉' });
    expect(losses.textContent).toContain('机器人');
    expect(within(losses).queryByRole('link')).toBeNull();
    expect(screen.getByText(/2026-01-05 至 2026-07-02/).textContent).toContain('+5.00% · 23 / 25 家');
    expect(screen.getByText(/其余 21 家合计/).textContent).toContain('+1.00%');
  });

  it('asks for the range of the address', async () => {
    const { inputs } = open('/detail?row=7&move=index&move.startTime=2026-01-01&move.endTime=2026-06-30');
    await screen.findByRole('list', { name: '上拉' });
    expect(inputs(contributions.id)).toEqual([
      { dataId: 7, of: 'index', startTime: '2026-01-01', endTime: '2026-06-30' },
    ]);
  });

  it('says so without any market data', async () => {
    const none = { ...MOVED, from: null, to: null, total: null, gains: [], losses: [] };
    open('/detail?row=7&move=capital', { [contributions.id]: () => none });
    expect(await screen.findByText('这段时间没有行情')).toBeDefined();
  });
});

describe('why a multiple changed', () => {
  it('shows price, earnings and membership, which add up', async () => {
    const { inputs } = open('/detail?row=7&move=pe');
    expect(await screen.findByText('PE(TTM) 为何变动')).toBeDefined();
    const rows = await screen.findAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      '股价与股本（两日都计入的公司）+18.23+20.00',
      '盈利（增长使倍数下降）+22.31+25.00',
      '成份与亏损变动−15.86−14.67',
      '合计+24.69+28.00',
    ]);
    expect(inputs(multipleChange.id)).toEqual([{ dataId: 7, indicator: 'pe' }]);
  });

  it('says so where no company counts on both days', async () => {
    const none = { from: null, to: null, first: null, last: null, parts: null, ...COVERAGE };
    open('/detail?row=7&move=pb', { [multipleChange.id]: () => none });
    expect(await screen.findByText('没有可比的PB')).toBeDefined();
  });
});
