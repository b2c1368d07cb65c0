import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { consoleOn } from '../testing/console-on.tsx';
import { AskDialog, type AskDialogProps } from './ask-dialog.tsx';

const confirm = jest.fn<() => void>();

/** A page with a focused button that opens the question. */
function Page(changed: Partial<AskDialogProps>): ReactElement {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        删除风格
      </button>
      {asking && (
        <AskDialog
          title="提示"
          okText="确定"
          running={false}
          fault={null}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
          {...changed}
        >
          <p>是否删除?</p>
        </AskDialog>
      )}
    </>
  );
}

const opener = (): HTMLElement => screen.getByText('删除风格');
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

async function ask(changed: Partial<AskDialogProps> = {}): Promise<void> {
  consoleOn()(<Page {...changed} />);
  await userEvent.click(opener());
  await screen.findByRole('dialog', { name: '提示' });
}

beforeEach(() => {
  confirm.mockClear();
});

describe('a question before something is done', () => {
  it('runs the action when its button is pressed, not before, and stays open meanwhile', async () => {
    await ask();
    expect(confirm).not.toHaveBeenCalled();
    await userEvent.click(button(/确\s*定/));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog').textContent).toContain('是否删除?');
  });

  it('says why it was refused, above what it asks', async () => {
    await ask({ fault: new Error('风格正在使用') });
    const fault = screen.getByRole('alert');
    expect(fault.textContent).toContain('风格正在使用');
    const order = fault.compareDocumentPosition(screen.getByText('是否删除?'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('without a refusal shows no alert', async () => {
    await ask();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ignores a second click while the action runs', async () => {
    await ask({ running: true });
    await userEvent.click(button(/确\s*定/));
    expect(confirm).not.toHaveBeenCalled();
  });

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['取消', () => userEvent.click(button(/取\s*消/))],
  ])('closes by %s without the action, and the focus is back where it was', async (_by, leave) => {
    await ask();
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await leave();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener()));
    expect(confirm).not.toHaveBeenCalled();
  });

  it('is red where something is lost by it, and has the given text for cancelling', async () => {
    await ask({ danger: true, okText: '取消回测', cancelText: '继续运行' });
    expect(button('取消回测').className).toContain('dangerous');
    await userEvent.click(button('继续运行'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
