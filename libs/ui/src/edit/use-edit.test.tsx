import { MESSAGES } from '@console/contract-core';
import { createClient } from '@console/platform';
import { Form, Input } from 'antd';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { consoleOn } from '../testing/console-on.tsx';
import { refusal } from '../testing/refusal.ts';
import { EditDialog } from './edit-dialog.tsx';
import { EditPage } from './edit-page.tsx';
import { useEdit, type Edit } from './use-edit.ts';

interface Topic {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly remark: string | null;
}
interface TopicDraft {
  readonly name: string;
  readonly remark: string;
}

const TOPIC: Topic = { id: 7, version: 3, name: '机器人', remark: '整机' };
const NAME_TAKEN = { code: 'T1001', status: 409, text: '名称已被使用' };
const inConsole = consoleOn(createClient('invest'));

interface Calls {
  readonly add?: (sent: TopicDraft, key: string) => Promise<Topic>;
  readonly update?: (sent: TopicDraft, read: Topic) => Promise<Topic>;
  readonly latest?: () => Promise<Topic>;
}

function useTopic(read: Topic | null, calls: Calls, leave: () => void): Edit<Topic, TopicDraft> {
  const { add, update, latest } = calls;
  return useEdit<Topic, TopicDraft, TopicDraft, Topic>({
    client: { service: 'invest' },
    read,
    fields: (topic) => ({ name: topic?.name ?? '', remark: topic?.remark ?? '' }),
    sent: (draft) => (draft.name === '' ? new Error('请填写名称') : draft),
    ...(add ? { add: (sent, keyOf) => add(sent, keyOf(sent)) } : {}),
    ...(update ? { update } : {}),
    ...(latest ? { latest } : {}),
    readOf: (saved) => saved,
    notice: ({ name }) => `已保存 ${name}`,
    leave,
  });
}

const FIELDS = (
  <>
    <Form.Item name="name" label="名称">
      <Input />
    </Form.Item>
    <Form.Item name="remark" label="备注">
      <Input />
    </Form.Item>
  </>
);
const REFUSALS = { [NAME_TAKEN.code]: 'name' } as const;

/** A page that stays open, with its topic and a button that loads the topic as another user saved it. */
function Page({ read, calls }: { readonly read: Topic | null; readonly calls: Calls }): ReactElement {
  const [topic, setTopic] = useState(read);
  const [left, setLeft] = useState(0);
  const edit = useTopic(topic, calls, () => setLeft((times) => times + 1));
  return (
    <>
      <button type="button" onClick={() => setTopic({ ...TOPIC, version: 4, remark: '零部件' })}>
        他人保存
      </button>
      <output>{`${left} ${edit.changed} ${edit.conflict}`}</output>
      <EditPage title="主题" edit={edit} refusals={REFUSALS}>
        {FIELDS}
      </EditPage>
    </>
  );
}

function Dialog({ calls }: { readonly calls: Calls }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        编辑
      </button>
      {open && <Opened calls={calls} onClose={() => setOpen(false)} />}
    </>
  );
}

function Opened({ calls, onClose }: { readonly calls: Calls; readonly onClose: () => void }): ReactElement {
  return (
    <EditDialog title="编辑主题" edit={useTopic(TOPIC, calls, onClose)} refusals={REFUSALS}>
      {FIELDS}
    </EditDialog>
  );
}

const open = (read: Topic | null, calls: Calls = {}) => inConsole(<Page read={read} calls={calls} />);
const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string): Promise<void> =>
  // antd puts a space between two characters of a button.
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^${[...name].join('\\s?')}$`) }));
const said = (): string => screen.getByRole('status').textContent;
async function write(label: string, text: string): Promise<void> {
  await userEvent.clear(field(label));
  if (text !== '') await userEvent.type(field(label), text);
}

describe('an edit of what was read', () => {
  it('warns on leaving while something is typed, and no longer once it is undone', async () => {
    const told = open(TOPIC);
    expect(told.unsaved()).toBe(false);
    await write('名称', '减速器');
    expect([told.unsaved(), said()]).toEqual([true, '0 true false']);
    await write('名称', '机器人');
    expect([told.unsaved(), said()]).toEqual([false, '0 false false']);
  });

  it('is sent with the version that was read, shows a notice, and leaves', async () => {
    const sent: unknown[] = [];
    const update = async (draft: TopicDraft, { version }: Topic): Promise<Topic> => {
      sent.push([draft, version]);
      return { ...TOPIC, ...draft, version: 4 };
    };
    const told = open(TOPIC, { update });
    await write('名称', '减速器');
    await press('保存');
    await waitFor(() => expect(said()).toBe('1 false false'));
    expect(sent).toEqual([[{ name: '减速器', remark: '整机' }, 3]]);
    expect([told.said, told.unsaved(), field('名称').value]).toEqual([['已保存 减速器'], false, '减速器']);
    await write('名称', '丝杠');
    await press('保存');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual([{ name: '丝杠', remark: '整机' }, 4]);
  });

  it('that comes second merges field by field, and is sent with the newer version', async () => {
    const sent: unknown[] = [];
    const update = async (draft: TopicDraft, { version }: Topic): Promise<Topic> => {
      sent.push([draft, version]);
      if (version === 3) throw refusal(MESSAGES.conflict);
      return { ...TOPIC, ...draft, version: 5 };
    };
    const latest = async (): Promise<Topic> => ({ ...TOPIC, version: 4, name: '他的', remark: '零部件' });
    open(TOPIC, { update, latest });
    await write('名称', '我的');
    await press('保存');
    expect(await screen.findByText('内容已被他人修改')).toBeTruthy();
    expect(said()).toBe('0 true true');
    await press('重新载入');
    await waitFor(() => expect(field('备注').value).toBe('零部件'));
    expect(field('名称').value).toBe('我的');
    await press('保存');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual([{ name: '我的', remark: '零部件' }, 4]);
  });

  it('with nothing typed follows what someone else saved', async () => {
    open(TOPIC);
    await press('他人保存');
    await waitFor(() => expect(field('备注').value).toBe('零部件'));
    expect(said()).toBe('0 false false');
  });

  it('with something typed keeps it when someone else saved, and says that it is outdated', async () => {
    open(TOPIC);
    await write('备注', '我的');
    await press('他人保存');
    await waitFor(() => expect(said()).toBe('0 true true'));
    expect(field('备注').value).toBe('我的');
    expect(screen.getByRole('alert').textContent).toContain('内容已被他人修改');
  });

  it('that may not be sent shows why above the fields, until something is typed', async () => {
    open(TOPIC);
    await write('名称', '');
    await press('保存');
    expect((await screen.findByRole('alert')).textContent).toContain('请填写名称');
    await userEvent.type(field('名称'), '丝');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a refusal about a field there, with the cursor in it, and keeps what was typed', async () => {
    const told = open(TOPIC, { update: () => Promise.reject(refusal(NAME_TAKEN)) });
    await write('名称', '减速器');
    await press('保存');
    expect(await screen.findByText('名称已被使用')).toBeTruthy();
    expect(document.activeElement === field('名称')).toBe(true);
    expect([screen.queryByRole('alert'), field('名称').value, told.unsaved()]).toEqual([
      null,
      '减速器',
      true,
    ]);
  });

  it('that is given up leaves, with the read record and no warning', async () => {
    const told = open(TOPIC);
    await write('名称', '减速器');
    await press('放弃修改');
    await waitFor(() => expect(said()).toBe('1 false false'));
    expect([field('名称').value, told.unsaved(), told.said]).toEqual(['机器人', false, []]);
  });
});

describe('two edits of one page', () => {
  it('warn while either has something typed', async () => {
    const told = inConsole(
      <>
        <Page read={TOPIC} calls={{}} />
        <section aria-label="另一个">
          <Page read={{ ...TOPIC, name: '丝杠' }} calls={{}} />
        </section>
      </>,
    );
    const [one, other] = screen.getAllByLabelText('名称');
    if (!one || !other) throw new Error('two forms');
    await userEvent.type(one, '二');
    await userEvent.type(other, '二');
    const giveUp = screen.getAllByRole('button', { name: /^放弃修改$/ });
    await userEvent.click(giveUp[0] ?? document.body);
    expect([told.unsaved(), told.said]).toEqual([true, []]);
    await userEvent.click(screen.getByRole('button', { name: /^放弃修改$/ }));
    expect(told.unsaved()).toBe(false);
  });
});

describe('an edit of a record that is loading', () => {
  it('begins with the record once it has loaded', async () => {
    open(null);
    expect(field('名称').value).toBe('');
    await press('他人保存');
    await waitFor(() => expect(field('名称').value).toBe('机器人'));
    expect(said()).toBe('0 false false');
  });
});

describe('a new one', () => {
  it('is sent again by the same key after a refusal, and is followed by another with a key of its own', async () => {
    const keys: string[] = [];
    const add = async (draft: TopicDraft, key: string): Promise<Topic> => {
      keys.push(key);
      if (keys.length === 1) throw refusal(MESSAGES.internal);
      return { ...TOPIC, ...draft };
    };
    open(null, { add });
    await write('名称', '减速器');
    await press('保存');
    await screen.findByRole('alert');
    await press('保存');
    await waitFor(() => expect(said()).toBe('1 false false'));
    expect(field('名称').value).toBe('');
    await write('名称', '减速器');
    await press('保存');
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });
});

describe('an edit in a dialog', () => {
  it('begins in its first field, and gives the focus back when it is closed', async () => {
    const told = inConsole(<Dialog calls={{}} />);
    await press('编辑');
    await waitFor(() => expect(document.activeElement === field('名称')).toBe(true));
    await userEvent.type(field('名称'), '二');
    expect(told.unsaved()).toBe(true);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /取\s?消/ }));
    await waitFor(() => expect(screen.queryByLabelText('名称')).toBeNull());
    expect(told.unsaved()).toBe(false);
    expect(document.activeElement?.textContent).toBe('编辑');
  });

  it('stays open with what the service refused', async () => {
    inConsole(<Dialog calls={{ update: () => Promise.reject(refusal(MESSAGES.internal)) }} />);
    await press('编辑');
    await write('名称', '减速器');
    await press('保存');
    expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toContain(
      MESSAGES.internal.text,
    );
    expect(field('名称').value).toBe('减速器');
  });
});
