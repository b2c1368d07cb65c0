import { MESSAGES } from '@console/contract-core';
import { STYLE_MESSAGES } from '@console/contract-invest';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { StyleListPage } from './style-list-page.tsx';
import { aStyle } from './testing/a-style.ts';

const inConsole = consoleOn(client);
const EDITOR = ['tzgl_view', 'tzgl_edit'];

const rows = [aStyle(), aStyle({ styleId: 13, styleName: '价值', createdUser: null })];
const answers: Answers = {
  'invest.styleList': () => ({ totalElements: rows.length, content: rows }),
  'invest.deleteStyle': () => true,
};
interface Opening {
  readonly more?: Answers;
  readonly address?: string;
  readonly authorities?: readonly string[];
}
const open = ({ more = {}, ...place }: Opening = {}): Told =>
  inConsole(<StyleListPage />, {
    address: '/investment/istyle',
    authorities: EDITOR,
    ...place,
    answers: { ...answers, ...more },
  });
const lists = ({ inputs }: Told) => inputs('invest.styleList');
const askToDelete = async (name: string): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name: `删除 ${name}` }));
  return screen.findByRole('dialog');
};

describe('the list of styles', () => {
  it('asks for ten, the latest changed first, and shows weights to two decimals', async () => {
    const opened = open();
    const row = (await screen.findByText('成长')).closest('tr');
    const cells = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
    expect(cells.slice(0, 6)).toEqual(['成长', '0.30', '0.50', '0.20', '0.70', '0.30']);
    expect(lists(opened)).toEqual([{ sort: 'updatedTime,DESC', page: 0, size: 10 }]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('投资风格');
  });

  it('links to detail, edit and a new one', async () => {
    const { visited } = open();
    await userEvent.click(await screen.findByRole('link', { name: '成长' }));
    const row = screen.getByText('价值').closest('tr');
    await userEvent.click(within(row as HTMLElement).getByRole('link', { name: '编辑' }));
    await userEvent.click(screen.getByText('新增'));
    expect(visited).toEqual([
      '/investment/istyle/detail?styleId=12',
      '/investment/istyle/detail?styleId=13&edit=1',
      '/investment/istyle/addnew',
    ]);
  });

  it('offers users who may only look nothing but the detail', async () => {
    open({ authorities: ['tzgl_view'] });
    expect(await screen.findAllByRole('link', { name: '详情' })).toHaveLength(2);
    expect(screen.queryByText('编辑')).toBeNull();
    expect(screen.queryByText('删除')).toBeNull();
    expect(screen.queryByText('新增')).toBeNull();
  });

  it('is searched by name', async () => {
    const opened = open();
    await userEvent.type(screen.getByLabelText('风格名称'), '成{Enter}');
    await waitFor(() => expect(lists(opened).at(-1)).toMatchObject({ search: '成', page: 0 }));
  });

  it('without any says what styles are for', async () => {
    open({ more: { 'invest.styleList': () => ({ totalElements: 0, content: [] }) } });
    expect(await screen.findByText('还没有投资风格')).toBeTruthy();
    expect(screen.getByRole('link', { name: '新增投资风格' })).toBeTruthy();
  });
});

describe('deleting a style', () => {
  it('asks first, then reports that it is done and loads the list again', async () => {
    const opened = open();
    const dialog = await askToDelete('价值');
    expect(dialog.textContent).toContain('此操作将永久删除该投资风格, 是否继续?');
    expect(dialog.textContent).toContain('价值');
    const before = lists(opened).length;
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(opened.said).toEqual(['操作成功!']));
    expect(opened.asked.find(({ id }) => id === 'invest.deleteStyle')?.input).toEqual({ id: 13 });
    await waitFor(() => expect(lists(opened).length).toBeGreaterThan(before));
  });

  it('is cancelled by 取消 without a request to the server', async () => {
    const opened = open();
    const dialog = await askToDelete('价值');
    await userEvent.click(within(dialog).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened.asked.some(({ id }) => id === 'invest.deleteStyle')).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '删除 价值' }));
  });

  it.each([refusal(STYLE_MESSAGES.inUse, { strategies: '成长一号' }), refusal(MESSAGES.notFound)])(
    'that is refused stays open with its cause',
    async (refused) => {
      const opened = open({ more: { 'invest.deleteStyle': () => refused } });
      const dialog = await askToDelete('成长');
      await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
      expect((await within(dialog).findByRole('alert')).textContent).toContain(refused.message);
      expect(opened.said).toEqual([]);
    },
  );

  it('of the last one on a page shows the page before', async () => {
    let left = 11;
    const opened = open({
      address: '/investment/istyle?page=2&size=10',
      more: {
        'invest.styleList': () => ({ totalElements: left, content: left > 10 ? [aStyle()] : [] }),
        'invest.deleteStyle': () => (left -= 1) > 0,
      },
    });
    const dialog = await askToDelete('成长');
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(lists(opened).at(-1)).toMatchObject({ page: 0 }));
  });
});
