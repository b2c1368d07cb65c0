import { MESSAGES } from '@console/contract-core';
import { refusal, type Answers, type Place, type Told } from '@console/ui/testing';
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOTE_KIND } from '../testing/note-kind.ts';
import { onSubject } from '../testing/on-subject.tsx';
import type { Note } from './note-entries.ts';
import { NotesPanel } from './notes-panel.tsx';
import { layOutText } from './rich-text/testing/lay-out-text.ts';

const YEAR_TAKEN = { code: 'N2001', status: 200, text: '{year} 年已有内容，请直接编辑该年度，或换一个年度' };
const WRITER = ['gssjk_gn_view_information', 'gssjk_gn_view_info_edit'];

const aNote = (more: Partial<Note> = {}): Note => ({
  id: 5,
  year: 2025,
  version: 3,
  content: '<p>渠道与品牌</p>',
  updatedAt: '2026-11-20 10:30:11',
  updatedBy: '李四',
  ...more,
});
const STANDING: Answers = {
  'company.noteYears': () => [2025, 2024],
  'company.note': ({ year }) => aNote({ year: Number(year), content: `<p>${String(year)} 的正文</p>` }),
};
const NOTHING: Answers = { 'company.noteYears': () => [] };

const FORMER = {
  savedAt: '2026-11-19 09:00:00',
  savedBy: '张三',
  replacedAt: '2026-11-20 10:30:11',
  replacedBy: '李四',
};

const open = (answers: Answers, place: Place = {}): Told =>
  onSubject(<NotesPanel kind={NOTE_KIND} />, { authorities: WRITER, answers, ...place });
const click = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
/** The text of the editor; `write` replaces it. */
const area = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: '核心竞争力正文' });
async function write(text: string): Promise<void> {
  const paragraph = (await area()).querySelector('p');
  if (paragraph) paragraph.textContent = text;
  await waitFor(async () => expect((await area()).textContent).toBe(text));
}
const yearField = (): HTMLElement => screen.getByRole('spinbutton');
const setYear = (year: number): void => {
  fireEvent.change(yearField(), { target: { value: String(year) } });
};
const keys = (): string[] => Object.keys(window.localStorage);

beforeEach(layOutText);

describe('notes to be read', () => {
  it('are listed by year, the newest first, and the chosen year is in the address', async () => {
    const { address, inputs } = open(STANDING, { authorities: ['gssjk_gn_view_information'] });
    expect(await screen.findByText('2025 的正文')).toBeTruthy();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['2025', '2024']);
    expect(screen.getByText('李四 更新于 2026-11-20 10:30')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: '2024' }));
    expect(await screen.findByText('2024 的正文')).toBeTruthy();
    expect(address()).toContain('year=2024');
    expect(inputs('company.note').at(-1)).toEqual({ dataId: 12, type: 1, year: 2024 });
    expect(screen.queryByRole('button', { name: /编辑|新增|删除/ })).toBeNull();
  });

  it('are cleaned again', async () => {
    open({
      ...STANDING,
      'company.note': () => aNote({ content: '<p>正文<img src=x onerror=alert(1)></p>' }),
    });
    expect((await screen.findByText('正文')).innerHTML).toBe('正文');
  });

  it('of a year without one, or that could not be loaded, show that', async () => {
    open(NOTHING);
    expect(await screen.findByText('该公司还没有核心竞争力')).toBeTruthy();
  });

  it('that could not be loaded are loaded again by 重试', async () => {
    let broken = true;
    open({ ...STANDING, 'company.noteYears': () => (broken ? refusal(MESSAGES.unavailable) : [2025]) });
    await screen.findByText('核心竞争力没有取到');
    broken = false;
    await click('重试');
    expect(await screen.findByText('2025 的正文')).toBeTruthy();
  });
});

describe('the former versions of a note', () => {
  const HISTORY: Answers = {
    ...STANDING,
    'company.note': () => aNote({ content: '<p>渠道与品牌。</p>' }),
    'company.noteVersions': () => [
      { ...FORMER, version: 2, unread: true },
      { ...FORMER, version: 1, unread: false },
    ],
    'company.noteVersion': () => ({
      ...FORMER,
      version: 2,
      unread: true,
      value: { year: 2025, content: '<p>渠道与规模。</p>' },
    }),
  };

  it('are listed with overwritten ones marked, compared with the current one, and restored', async () => {
    const { inputs, said } = open({ ...HISTORY, 'company.noteRestore': () => aNote({ version: 4 }) });
    await click('历史版本');
    const item = await screen.findByRole('button', { name: /第 2 版/ });
    expect(item.textContent).toBe('第 2 版 被未带版本号的保存覆盖张三 2026-11-19 09:00');
    expect(screen.getByRole('button', { name: /第 1 版/ }).textContent).toBe('第 1 版 张三 2026-11-19 09:00');
    await userEvent.click(item);
    const difference = await screen.findByRole('region', { name: '正文的差异' });
    expect((await within(difference).findByText('规模')).tagName).toBe('DEL');
    expect(within(difference).getByText('品牌').tagName).toBe('INS');
    expect(screen.getByText('李四 于 2026-11-20 10:30 保存了下一版。')).toBeTruthy();
    await click('恢复第 2 版');
    await waitFor(() => expect(said).toEqual(['已恢复第 2 版']));
    expect(inputs('company.noteRestore')).toEqual([{ id: 5, former: 2, version: 3 }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^第 1 版/ })).toBeNull());
  });

  it('are restored only after loading what was saved meanwhile', async () => {
    let latest = aNote();
    const { inputs } = open({
      ...HISTORY,
      'company.note': () => latest,
      'company.noteRestore': ({ version }) =>
        version === 3 ? refusal(MESSAGES.conflict) : aNote({ version: 5 }),
    });
    await click('历史版本');
    await userEvent.click(await screen.findByRole('button', { name: /^第 2 版/ }));
    latest = aNote({ version: 4 });
    await click('恢复第 2 版');
    await screen.findByText('内容已被他人修改');
    await click('重新载入');
    await waitFor(() => expect(screen.queryByText('内容已被他人修改')).toBeNull());
    await click('恢复第 2 版');
    await waitFor(() => expect(inputs('company.noteRestore').at(-1)).toMatchObject({ version: 4 }));
  });

  it('are not offered to a user who may not edit', async () => {
    open({ ...STANDING, 'company.noteVersions': () => [] }, { authorities: ['gssjk_gn_view_information'] });
    await screen.findByText('2025 的正文');
    expect(screen.queryByRole('button', { name: '历史版本' })).toBeNull();
  });

  it('are shown as none while there are none', async () => {
    open({ ...STANDING, 'company.noteVersions': () => [] });
    await click('历史版本');
    expect(await screen.findByText('还没有历史版本')).toBeTruthy();
  });
});

describe('a note to be written', () => {
  it('is sent with its version, said to be saved, and read again by its year', async () => {
    let saved: object = {};
    const { inputs, said, unsaved, address } = open({
      'company.noteYears': () => ('year' in saved ? [2026, 2024] : [2025, 2024]),
      'company.note': ({ year }) => aNote({ year: Number(year), content: `<p>${String(year)} 的正文</p>` }),
      'company.saveNote': (input) => {
        saved = input;
        return aNote({ year: 2026, version: 4 });
      },
    });
    await click('编辑');
    await write('新的正文');
    setYear(2026);
    await waitFor(() => expect(unsaved()).toBe(true));
    await click('保存');
    expect(await screen.findByText('2026 的正文')).toBeTruthy();
    expect(inputs('company.saveNote')).toEqual([
      { id: 5, version: 3, year: 2026, content: '<p>新的正文</p>', dataId: 12, type: 1 },
    ]);
    expect([said, address()]).toEqual([['操作成功'], expect.stringContaining('year=2026')]);
    expect([unsaved(), keys(), screen.queryByRole('button', { name: '保存' })]).toEqual([false, [], null]);
  });

  it('needs a year, and is created once however often it is sent', async () => {
    let tries = 0;
    const { asked } = open({
      'company.noteYears': () => (tries > 1 ? [2025] : []),
      'company.note': () => aNote(),
      'company.saveNote': () => ((tries += 1) === 1 ? refusal(MESSAGES.unavailable) : aNote({ version: 1 })),
    });
    await click('新增');
    await write('第一份');
    await click('保存');
    expect((await screen.findByRole('alert')).textContent).toBe('该项为必填项');
    expect(asked.some(({ id }) => id === 'company.saveNote')).toBe(false);
    setYear(2025);
    await click('保存');
    await screen.findByText(MESSAGES.unavailable.text);
    expect((await area()).textContent).toBe('第一份');
    await click('保存');
    expect(await screen.findByText('渠道与品牌')).toBeTruthy();
    const sent = asked.filter(({ id }) => id === 'company.saveNote');
    expect(sent[0]?.input).toEqual({ year: 2025, content: '<p>第一份</p>', dataId: 12, type: 1 });
    expect([sent.length, new Set(sent.map(({ key }) => key)).size, sent[0]?.key]).toEqual([
      2,
      1,
      expect.any(String),
    ]);
  });

  it('of a year that is taken says so, and keeps what was typed', async () => {
    open({ ...STANDING, 'company.saveNote': () => refusal(YEAR_TAKEN, { year: 2025 }) });
    await click('新增');
    await write('第二份');
    setYear(2025);
    await click('保存');
    expect(await screen.findByText('2025 年已有内容，请直接编辑该年度，或换一个年度')).toBeTruthy();
    expect((await area()).textContent).toBe('第二份');
  });

  it('too long is not sent', async () => {
    const { asked } = open({
      ...STANDING,
      'company.note': () => aNote({ content: `<p>${'长'.repeat(280_000)}</p>` }),
    });
    await click('编辑');
    await area();
    await click('保存');
    expect(await screen.findByText('正文超过 800 KB，请精简后再保存')).toBeTruthy();
    expect(asked.some(({ id }) => id === 'company.saveNote')).toBe(false);
  });
});

describe('a note that another user changed meanwhile', () => {
  const answers = (more: Answers): Answers => ({
    ...STANDING,
    'company.saveNote': ({ version }) => (version === 3 ? refusal(MESSAGES.conflict) : aNote({ version: 5 })),
    ...more,
  });

  it('is replaced when its writer says so', async () => {
    let latest = aNote();
    const { inputs, said } = open(answers({ 'company.note': () => latest }));
    await click('编辑');
    await write('我的正文');
    latest = aNote({ version: 4, content: '<p>他人的正文</p>' });
    await click('保存');
    await screen.findByText('内容已被他人修改');
    expect((await area()).textContent).toBe('我的正文');
    await click('覆盖');
    await waitFor(() => expect(said).toEqual(['操作成功']));
    expect(inputs('company.saveNote').at(-1)).toMatchObject({ version: 4, content: '<p>我的正文</p>' });
  });

  it('is not replaced where the year has another note by now', async () => {
    let latest = aNote();
    const { inputs } = open(answers({ 'company.note': () => latest }));
    await click('编辑');
    await write('我的正文');
    latest = aNote({ id: 6, version: 1 });
    await click('保存');
    await click('覆盖');
    await screen.findByText('内容已被他人删除');
    expect([inputs('company.saveNote').length, (await area()).textContent]).toEqual([1, '我的正文']);
  });

  it('is read again, and what was typed is kept as a draft that comes back', async () => {
    open(answers({}));
    await click('编辑');
    await write('我的正文');
    await click('保存');
    await click('重新载入');
    expect(await screen.findByText('2025 年的核心竞争力有未保存的草稿')).toBeTruthy();
    expect(await screen.findByText('2025 的正文')).toBeTruthy();
    await click('恢复');
    expect((await area()).textContent).toBe('我的正文');
  });

  it('or deleted can be added again', async () => {
    const { inputs } = open(
      answers({ 'company.saveNote': ({ id }) => (id ? refusal(MESSAGES.notFound) : aNote()) }),
    );
    await click('编辑');
    await write('我的正文');
    await click('保存');
    await click('另存为新内容');
    await waitFor(() => expect(inputs('company.saveNote')).toHaveLength(2));
    expect(inputs('company.saveNote').at(-1)).not.toHaveProperty('id');
  });
});

describe('what is typed and not saved', () => {
  it('is kept in this browser for its reader, company, type and year, and reported as kept', async () => {
    open(STANDING);
    await click('编辑');
    await write('没写完');
    expect(await screen.findByText('草稿已保存在本机')).toBeTruthy();
    expect(keys()).toEqual(['note-draft:000000:1:12:1:2025']);
    await userEvent.click(screen.getByRole('tab', { name: '2024' }));
    expect(await screen.findByText('2024 的正文')).toBeTruthy();
    expect(screen.queryByText(/未保存的草稿/)).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: '2025' }));
    await click('恢复');
    expect((await area()).textContent).toBe('没写完');
  });

  it('is kept when the form closes right after the last letter', async () => {
    open(STANDING);
    await click('编辑');
    await write('匆忙');
    fireEvent.click(screen.getByRole('tab', { name: '2024' }));
    expect(window.localStorage.getItem('note-draft:000000:1:12:1:2025')).toContain('<p>匆忙</p>');
  });

  it('is continued when its writer decides not to give it up', async () => {
    open(STANDING);
    await click('新增');
    await write('匆忙');
    setYear(2023);
    await click('取消');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '继续编辑' }));
    expect((await area()).textContent).toBe('匆忙');
  });

  it('is reported as not kept where the browser has no room', async () => {
    open(STANDING);
    await click('编辑');
    const store = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await write('没处放');
    expect(await screen.findByText('本机空间不足，草稿没有保存，请尽快保存')).toBeTruthy();
    store.mockRestore();
  });

  it('is given up when its writer says so', async () => {
    const { unsaved } = open(STANDING);
    await click('新增');
    await write('不要了');
    await screen.findByText('草稿已保存在本机');
    await click('取消');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '放弃修改' }));
    expect(await screen.findByText('2025 的正文')).toBeTruthy();
    await waitFor(() => expect([keys(), unsaved()]).toEqual([[], false]));
  });

  it('can be given up without opening it', async () => {
    const draft = { id: 5, version: 3, year: 2025, content: '<p>旧草稿</p>' };
    window.localStorage.setItem('note-draft:000000:1:12:1:2025', JSON.stringify(draft));
    window.localStorage.setItem('note-draft:000000:2:12:1:2025', JSON.stringify(draft));
    open(STANDING);
    await click('放弃');
    expect(screen.queryByText(/未保存的草稿/)).toBeNull();
    // Another user's draft is not shown.
    expect(keys()).toEqual(['note-draft:000000:2:12:1:2025']);
  });
});

describe('deleting', () => {
  it('asks first, shows a notice, and shows the remaining notes', async () => {
    let years = [2025, 2024];
    const { inputs, said } = open({
      ...STANDING,
      'company.noteYears': () => years,
      'company.deleteNote': () => {
        years = [2024];
        return true;
      },
    });
    await click('删除');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('2025 年的核心竞争力将被删除');
    await userEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('2024 的正文')).toBeTruthy();
    expect([inputs('company.deleteNote'), said]).toEqual([[{ id: 5 }], ['修改成功']]);
  });
});
