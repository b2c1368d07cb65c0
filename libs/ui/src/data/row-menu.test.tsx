import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consoleOn } from '../testing/console-on.tsx';
import { RowMenu } from './row-menu.tsx';

const select = jest.fn<(key: string) => void>();
const onRow = jest.fn();
const item = (key: string, title: string, blocked: string | null = null) => ({
  key,
  title,
  blocked,
  onSelect: () => select(key),
});

const caret = (): HTMLElement => screen.getByRole('button', { name: '张三 的更多操作' });
async function open(): Promise<void> {
  const items = [item('reset', '重置密码'), item('delete', '删除', '不能删除自己')];
  consoleOn()(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={onRow}>
      <RowMenu label="张三 的更多操作" items={items} />
    </div>,
  );
  await userEvent.click(caret());
  await screen.findAllByRole('menuitem');
  onRow.mockClear();
}

beforeEach(() => {
  select.mockClear();
});

describe('the menu of a row', () => {
  it('runs the chosen item without a click on the row, and returns the focus to its caret', async () => {
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: '重置密码' }));
    expect(select.mock.calls).toEqual([['reset']]);
    expect(onRow).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(caret()));
  });

  it('shows why an item is disabled', async () => {
    await open();
    const grey = screen.getByRole('menuitem', { name: '删除' });
    expect(grey.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(grey);
    expect(select).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByText('删除'));
    expect((await screen.findByRole('tooltip')).textContent).toBe('不能删除自己');
  });
});
