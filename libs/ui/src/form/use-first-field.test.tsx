import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer, Input, Select } from 'antd';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { consoleOn } from '../testing/console-on.tsx';
import { Modal } from './modal.tsx';
import { useFirstField } from './use-first-field.ts';

/** A form whose fields are drawn once its record is loaded. */
function LoadedForm({ children }: { readonly children: ReactNode }): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const [loaded, setLoaded] = useState(false);
  useFirstField(form, loaded);
  return (
    <form ref={form}>
      {loaded && children}
      <button type="button" onClick={() => setLoaded(true)}>
        载入
      </button>
    </form>
  );
}

/** A page with a search box and a button that opens something, which stays mounted after it closed. */
function Page({ draw }: { readonly draw: (open: boolean, close: () => void) => ReactNode }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Input aria-label="搜索" />
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {draw(open, () => setOpen(false))}
    </>
  );
}

const FIELDS = (
  <>
    <input type="checkbox" aria-label="仅检查" />
    <Input aria-label="编号" readOnly />
    <Input aria-label="部门" disabled />
    <Input aria-label="名称" />
    <Input.TextArea aria-label="备注" />
  </>
);
const focusIn = (label: string): Promise<void> =>
  waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(label));
const press = (text: string): Promise<void> => userEvent.click(screen.getByText(text));

describe('the first field that can be typed in has the focus', () => {
  it('whenever a dialog opens, the second time as well', async () => {
    consoleOn()(
      <Page
        draw={(open, close) => (
          <Modal open={open} onCancel={close}>
            {FIELDS}
          </Modal>
        )}
      />,
    );
    await press('打开');
    await focusIn('名称');
    await userEvent.click(screen.getByLabelText('备注'));
    await userEvent.keyboard('{Escape}');
    await press('打开');
    await focusIn('名称');
  });

  it('in a drawer, which takes the focus itself when it opens', async () => {
    function Form(): ReactElement {
      const form = useRef<HTMLFormElement>(null);
      useFirstField(form);
      return <form ref={form}>{FIELDS}</form>;
    }
    consoleOn()(<Page draw={(open) => <Drawer open={open}>{open && <Form />}</Drawer>} />);
    await press('打开');
    await focusIn('名称');
  });

  it('once the record is loaded that the fields are about', async () => {
    consoleOn()(<LoadedForm>{FIELDS}</LoadedForm>);
    expect(document.activeElement).toBe(document.body);
    await press('载入');
    await focusIn('名称');
  });

  it('and may be a choice that is opened by keys', async () => {
    consoleOn()(
      <LoadedForm>
        <Select aria-label="字段映射" options={[]} />
        {FIELDS}
      </LoadedForm>,
    );
    await press('载入');
    await focusIn('字段映射');
  });

  it('unless the user is typing in another', async () => {
    consoleOn()(<Page draw={(open) => open && <LoadedForm>{FIELDS}</LoadedForm>} />);
    await press('打开');
    const loaded = screen.getByText('载入');
    await userEvent.click(screen.getByLabelText('搜索'));
    fireEvent.click(loaded);
    expect(await screen.findByLabelText('名称')).toBeTruthy();
    await focusIn('搜索');
  });
});
