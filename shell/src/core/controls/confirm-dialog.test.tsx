import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useState, type ReactElement } from 'react';
import { ConfirmDialog } from '../../core/controls/confirm-dialog.tsx';
import { pressEscape, standInDialogs } from '../../core/controls/testing/dialogs.ts';

let answers: string[];

beforeEach(() => {
  answers = [];
  standInDialogs();
});

function Page({ shown = true }: { readonly shown?: boolean }): ReactElement {
  const [open, setOpen] = useState(false);
  const answer = (text: string): void => {
    answers.push(text);
    setOpen(false);
  };
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <button type="button" onClick={() => setOpen(true)}>
        删除
      </button>
      <ConfirmDialog
        open={open}
        title="提示"
        text="是否删除?"
        onCancel={() => answer('cancelled')}
        onConfirm={() => answer('confirmed')}
      />
    </Activity>
  );
}

const dialog = (): HTMLDialogElement => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const ask = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '删除' }));

describe('a question', () => {
  it('is shown until it is answered, and is answered once', async () => {
    render(<Page />);
    expect(dialog().open).toBe(false);
    await ask();
    expect(dialog().open).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect([dialog().open, answers]).toEqual([false, ['confirmed']]);
  });

  it('is answered with no by Esc', async () => {
    render(<Page />);
    await ask();
    await act(async () => pressEscape(dialog()));
    expect([dialog().open, answers]).toEqual([false, ['cancelled']]);
  });

  it('closes with its page, as it would keep the console inert, and opens again with it', async () => {
    const { rerender } = render(<Page />);
    await ask();
    await act(async () => rerender(<Page shown={false} />));
    expect(dialog().open).toBe(false);
    await act(async () => rerender(<Page />));
    expect([dialog().open, answers]).toEqual([true, []]);
  });
});
