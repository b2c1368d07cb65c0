import { MESSAGES } from '@console/contract-core';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consoleOn, type Told } from '../testing/console-on.tsx';
import { refusal } from '../testing/refusal.ts';
import { DeleteButton, type DeleteButtonProps } from './delete-button.tsx';

const remove = jest.fn<() => Promise<unknown>>();
const deleted = jest.fn<() => void>();

function open(more: Partial<DeleteButtonProps> = {}): Told {
  return consoleOn()(
    <DeleteButton
      client={{ service: 'invest' }}
      title="删除计算"
      remove={remove}
      notice="计算已删除"
      button={{ 'aria-label': '删除 均线' }}
      onDeleted={deleted}
      {...more}
    >
      <p>公式一并删除。</p>
    </DeleteButton>,
  );
}
const ask = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '删除 均线' }));
const press = (name: RegExp): Promise<void> =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

beforeEach(() => {
  remove.mockReset().mockResolvedValue(true);
  deleted.mockReset();
});

describe('a button that deletes', () => {
  it('asks first, deletes nothing by 取消, and gets the focus back', async () => {
    const told = open();
    await ask();
    expect((await screen.findByRole('dialog')).textContent).toContain('公式一并删除。');
    await press(/取\s?消/);
    await waitFor(() => expect(screen.queryByText('公式一并删除。')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '删除 均线' }));
    expect([remove.mock.calls, told.said]).toEqual([[], []]);
  });

  it('deletes once, says so, and closes', async () => {
    const told = open();
    await ask();
    await press(/删\s?除/);
    await waitFor(() => expect(deleted).toHaveBeenCalledTimes(1));
    expect([remove.mock.calls.length, told.said]).toEqual([1, ['计算已删除']]);
    await waitFor(() => expect(screen.queryByText('公式一并删除。')).toBeNull());
  });

  it('shows a refusal in the dialog, which stays open, and may be tried again', async () => {
    remove.mockRejectedValueOnce(refusal(MESSAGES.notFound));
    const told = open();
    await ask();
    await press(/删\s?除/);
    expect((await screen.findByRole('alert')).textContent).toContain(MESSAGES.notFound.text);
    expect([deleted.mock.calls.length, told.said]).toEqual([0, []]);
    await press(/删\s?除/);
    await waitFor(() => expect(told.said).toEqual(['计算已删除']));
  });

  it('shows a refusal in the words of the page where it has some', async () => {
    remove.mockRejectedValueOnce(refusal(MESSAGES.notFound));
    open({ faultOf: (fault) => fault && new Error(`删除失败：${fault.message}`) });
    await ask();
    await press(/删\s?除/);
    expect((await screen.findByRole('alert')).textContent).toContain(`删除失败：${MESSAGES.notFound.text}`);
  });
});
