import { FACTOR_MESSAGES } from '@console/contract-invest';
import { MESSAGES } from '@console/contract-core';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { FactorListPage } from './factor-list-page.tsx';
import { aFactor } from './testing/a-factor.ts';

const inConsole = consoleOn(client);
const EDITOR = ['yzgl_view', 'yzgl_edit'];

const ROWS = [
  aFactor({ usedBy: 2 }),
  aFactor({
    id: 13,
    name: '低波动率',
    treeFormId: 6,
    treeFormTitle: '规模与流动性',
    factorIsSingle: 1,
    calcRule: null,
    formula: 'std(`涨跌幅`, 60)',
  }),
];
const TREE = [
  { id: 6, title: '规模与流动性', children: [{ id: 13, name: '低波动率', factorIsSingle: 1, ref: 'f13@1' }] },
  { id: 7, title: '综合', children: [{ id: 12, name: '质量动量合成', factorIsSingle: 2, ref: 'f12@7' }] },
];
const answers: Answers = {
  'invest.factorList': () => ({ totalElements: ROWS.length, content: ROWS }),
  'invest.factorTree': ({ search }) => (search === undefined ? TREE : TREE.slice(0, 1)),
  'invest.deleteFactor': () => true,
};
interface Opening {
  readonly more?: Answers;
  readonly address?: string;
  readonly authorities?: readonly string[];
}
const open = ({ more = {}, ...place }: Opening = {}): Told =>
  inConsole(<FactorListPage />, {
    address: '/divisor/list',
    authorities: EDITOR,
    ...place,
    answers: { ...answers, ...more },
  });
const lists = ({ inputs }: Told) => inputs('invest.factorList');
const rowOf = async (name: string): Promise<HTMLElement> =>
  (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;
async function pick(name: string, action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `${name} 的更多操作` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

describe('the list of factors', () => {
  it('shows kind and rule in words, and the whole formula on hover', async () => {
    const opened = open();
    const row = within(await rowOf('质量动量合成'));
    expect(row.getByText('复合因子')).toBeTruthy();
    expect(row.getByText('加权计算')).toBeTruthy();
    expect(row.getByTitle(/^weighted\(cross_percentile/).tagName).toBe('CODE');
    const other = within(await rowOf('低波动率'));
    expect(other.getByText('单一因子')).toBeTruthy();
    expect(other.getByTitle('—')).toBeTruthy();
    expect(lists(opened)).toEqual([{ sort: 'updatedTime,DESC', page: 0, size: 20 }]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('因子管理');
  });

  it('links to a factor, its backtest, a copy of it and a new one', async () => {
    const { visited } = open();
    const row = within(await rowOf('质量动量合成'));
    await userEvent.click(row.getByRole('link', { name: '打开' }));
    await userEvent.click(row.getByRole('link', { name: '回测' }));
    await pick('质量动量合成', '复制');
    await userEvent.click(screen.getByRole('button', { name: '新建因子' }));
    expect(visited).toEqual([
      '/divisor/detail?formId=12',
      '/divisor/backtest?new=1&formId=12',
      '/divisor/detail?copy=12',
      '/divisor/detail',
    ]);
  });

  it('lets users who may only look open a factor and nothing else', async () => {
    open({ authorities: ['yzgl_view'] });
    expect(await screen.findAllByRole('link', { name: '打开' })).toHaveLength(2);
    expect(screen.queryByRole('link', { name: '回测' })).toBeNull();
    expect(screen.queryByRole('button', { name: /更多操作|新建因子/ })).toBeNull();
  });

  it('is narrowed by name, kind and rule', async () => {
    const opened = open({ address: '/divisor/list?factorIsSingle=2&calcRule=8' });
    await rowOf('质量动量合成');
    expect(lists(opened)).toEqual([
      { factorIsSingle: '2', calcRule: 8, sort: 'updatedTime,DESC', page: 0, size: 20 },
    ]);
    await userEvent.type(screen.getByLabelText('因子名称'), '动量{Enter}');
    await waitFor(() => expect(lists(opened).at(-1)).toMatchObject({ search: '动量', calcRule: 8 }));
    expect(opened.address()).toBe('/divisor/list?search=%E5%8A%A8%E9%87%8F&factorIsSingle=2&calcRule=8');
  });

  it('without any says what factors are for', async () => {
    open({
      more: {
        'invest.factorList': () => ({ totalElements: 0, content: [] }),
        'invest.factorTree': () => [],
      },
    });
    expect(await screen.findByText('还没有因子')).toBeTruthy();
    expect(screen.getByRole('link', { name: '新建因子' })).toBeTruthy();
  });
});

describe('the categories beside the list', () => {
  it('filter it by the address, and back', async () => {
    const opened = open();
    await userEvent.click(await screen.findByText('综合', { selector: '.invest-category-title' }));
    await waitFor(() => expect(lists(opened).at(-1)).toMatchObject({ treeFormId: 7 }));
    expect(opened.address()).toBe('/divisor/list?treeFormId=7');
    expect(screen.getByRole('treeitem', { selected: true }).textContent).toBe('综合1');
    await userEvent.click(screen.getByRole('button', { name: '全部分类' }));
    await waitFor(() => expect(opened.address()).toBe('/divisor/list'));
  });

  it('are searched by the server, with the search in the address, and categories with matches are open', async () => {
    const opened = open();
    expect(await screen.findByText('共 2 个')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('在分类中查找因子'), '低波');
    await waitFor(() => expect(opened.inputs('invest.factorTree').at(-1)).toEqual({ search: '低波' }));
    expect(new URLSearchParams(opened.address().split('?')[1]).get('find')).toBe('低波');
    await userEvent.click(await screen.findByRole('treeitem', { name: /^低波动率/ }));
    expect(opened.visited).toEqual(['/divisor/detail?formId=13']);
  });

  it('that cannot be loaded say so, and the list is shown', async () => {
    open({ more: { 'invest.factorTree': () => refusal(MESSAGES.internal) } });
    expect(await screen.findByText('因子分类没有取到')).toBeTruthy();
    expect(await rowOf('质量动量合成')).toBeTruthy();
  });
});

describe('who uses a factor', () => {
  it('is shown by a press, indirect use too, with links', async () => {
    const node = (id: number, name: string) => ({ ref: `f${id}@1`, kind: 'factor', name, factorId: id });
    const opened = open({
      more: {
        'invest.relationTree': ({ direction }) =>
          direction === 'users'
            ? {
                nodes: [node(12, '质量动量合成'), node(20, '甲'), node(21, '乙')],
                edges: [
                  [1, 0],
                  [2, 1],
                ],
              }
            : { nodes: [node(12, '质量动量合成'), node(30, '丙')], edges: [[0, 1]] },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '质量动量合成 被 2 个因子引用' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('甲')).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '甲因子',
      '乙因子，间接',
    ]);
    await userEvent.click(dialog.getByRole('tab', { name: '由什么组成' }));
    expect(await dialog.findByText('丙')).toBeTruthy();
    expect(opened.inputs('invest.relationTree')).toEqual([
      { id: 12, direction: 'users' },
      { id: 12, direction: 'sources' },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: '丙' }));
    expect(opened.visited).toEqual(['/divisor/detail?formId=30']);
  });
});

describe('deleting a factor', () => {
  const confirm = async (): Promise<ReturnType<typeof within>> => {
    await pick('质量动量合成', '删除');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '删除' }));
    return dialog;
  };

  it('is confirmed first, then reported, and the list is loaded again', async () => {
    const opened = open();
    await rowOf('质量动量合成');
    const before = lists(opened).length;
    await confirm();
    await waitFor(() => expect(opened.said).toEqual(['因子 质量动量合成 已删除']));
    expect(opened.inputs('invest.deleteFactor')).toEqual([{ id: 12 }]);
    await waitFor(() => expect(lists(opened).length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that others use is refused with their names, and the dialog stays open', async () => {
    const refused = refusal(FACTOR_MESSAGES.inUse, { factors: '甲、乙' });
    const opened = open({ more: { 'invest.deleteFactor': () => refused } });
    const dialog = await confirm();
    expect((await dialog.findByRole('alert')).textContent).toContain(
      '该因子正被以下因子使用，不能删除：甲、乙',
    );
    expect(opened.said).toEqual([]);
  });
});
