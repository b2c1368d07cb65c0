import { PROMPT_TEXT_LENGTH } from '@console/contract-ai';
import { MESSAGES } from '@console/contract-core';
import { consoleOn, refusal, type Place, type Told } from '@console/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { PromptEditorPage } from './prompt-editor-page.tsx';
import { aPrompt, someTexts } from './testing/a-prompt.ts';

const EDITOR = ['gssjk_gn_view', 'gssjk_gn_add', 'gssjk_gn_edit'];
const open = (place: Place): Told =>
  consoleOn(client)(<PromptEditorPage />, { authorities: EDITOR, ...place });

const NEW = '/expertsystem/ydc/edit';
const STANDING = `${NEW}?id=5`;
const LIST = '/expertsystem/ydc';

const saved = (version: number, ecoCorpus: string) => ({
  ...someTexts({ ecoCorpus }),
  version,
  savedTime: `2026-11-0${version} 10:00:00`,
  savedUser: '李四',
  unread: version === 1,
});
const HISTORY = {
  'ai.defaultPromptHistory': () => ({
    totalElements: 3,
    content: [saved(3, '生态。'), saved(2, '旧生态。'), saved(1, '最早。')],
  }),
};
const area = (title: string): HTMLTextAreaElement => screen.getByLabelText<HTMLTextAreaElement>(title);
const type = (title: string, value: string): void => {
  fireEvent.change(area(title), { target: { value } });
};
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));

describe('a new prompt', () => {
  test('is sent with an idempotency key, reported as added, and the next one starts empty', async () => {
    const { asked, said, visited, unsaved } = open({
      address: NEW,
      answers: { 'ai.addDefaultPrompt': () => aPrompt() },
    });
    expect(document.activeElement).toBe(area('整体市场语料'));
    type('公司语料', '公司');
    await waitFor(() => expect(unsaved()).toBe(true));
    await save();
    await waitFor(() => expect(visited).toEqual([LIST]));
    expect(said).toEqual(['新增成功']);
    expect(asked).toMatchObject([
      { id: 'ai.addDefaultPrompt', input: someTexts({ corpCorpus: '公司' }), key: expect.any(String) },
    ]);
    expect(area('公司语料').value).toBe('');
    expect(unsaved()).toBe(false);
  });

  test('without a text is not sent', async () => {
    const { asked } = open({ address: NEW, answers: {} });
    type('生态语料', ' \n ');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('请至少填写一项');
    expect(asked).toEqual([]);
    type('生态语料', '生');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('with a text too long is not sent, and keeps all of it', async () => {
    const { asked } = open({ address: NEW, answers: {} });
    const long = '长'.repeat(PROMPT_TEXT_LENGTH + 2);
    type('默认回答', long);
    expect(screen.getByText('超出 2 字，10,002 / 10,000')).toBeTruthy();
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('默认回答超出 10000 字');
    expect([asked, area('默认回答').value.length]).toEqual([[], long.length]);
  });

  test('that could not be sent keeps what was typed and its key', async () => {
    let tries = 0;
    const { asked, visited } = open({
      address: NEW,
      answers: {
        'ai.addDefaultPrompt': () => (++tries === 1 ? refusal(MESSAGES.unavailable) : aPrompt()),
      },
    });
    type('生态语料', '生态');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain(MESSAGES.unavailable.text);
    expect(area('生态语料').value).toBe('生态');
    await save();
    await waitFor(() => expect(visited).toEqual([LIST]));
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  });

  test('is offered only to users who may save one', () => {
    open({
      address: NEW,
      answers: {},
      authorities: ['gssjk_gn_view', 'gssjk_gn_add'],
    });
    expect(screen.getByText('缺少权限 gssjk_gn_edit')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('an existing prompt', () => {
  test.each(['{Control>}s{/Control}', '{Control>}{Enter}{/Control}'])('is saved by %s', async (keys) => {
    const { said, visited, inputs } = open({
      address: STANDING,
      answers: {
        ...HISTORY,
        'ai.defaultPrompt': () => aPrompt(),
        'ai.updateDefaultPrompt': (input) => aPrompt({ ...input, version: 4, activeVersion: 4 }),
      },
    });
    await screen.findByRole('heading', { name: '编辑默认引导语 5' });
    type('生态语料', '新生态');
    await userEvent.keyboard(keys);
    await waitFor(() => expect(visited).toEqual([LIST]));
    expect(said).toEqual(['保存成功!']);
    expect(inputs('ai.updateDefaultPrompt')).toEqual([
      { ...someTexts({ ecoCorpus: '新生态' }), id: 5, version: 3, release: true },
    ]);
  });

  test('that somebody else saved first keeps what was typed, takes the rest, and is sent again', async () => {
    let version = 3;
    const { inputs, visited } = open({
      address: STANDING,
      answers: {
        ...HISTORY,
        'ai.defaultPrompt': () => aPrompt({ version, indCorpus: version === 3 ? '' : '他人的行业' }),
        'ai.updateDefaultPrompt': (input) =>
          input['version'] === 4 ? aPrompt({ version: 5 }) : refusal(MESSAGES.conflict),
      },
    });
    await screen.findByRole('heading', { name: '编辑默认引导语 5' });
    type('生态语料', '我的生态');
    version = 4;
    await save();
    expect(await screen.findByText('内容已被他人修改')).toBeTruthy();
    expect(area('生态语料').value).toBe('我的生态');
    await userEvent.click(screen.getByRole('button', { name: '重新载入' }));
    await waitFor(() => expect(area('行业语料').value).toBe('他人的行业'));
    expect([area('生态语料').value, screen.queryByText('内容已被他人修改')]).toEqual(['我的生态', null]);
    await save();
    await waitFor(() => expect(visited).toEqual([LIST]));
    expect(inputs('ai.updateDefaultPrompt').at(-1)).toMatchObject({
      ecoCorpus: '我的生态',
      indCorpus: '他人的行业',
      version: 4,
    });
  });

  test('loads an old version into the editor, unsaved, and undoes that', async () => {
    const { asked, unsaved } = open({
      address: STANDING,
      answers: { ...HISTORY, 'ai.defaultPrompt': () => aPrompt() },
    });
    await userEvent.click(await screen.findByRole('button', { name: /第 2 版 李四 2026-11-02 10:00/ }));
    const difference = screen.getByRole('region', { name: '生态语料的差异' });
    expect((await within(difference).findByText('旧')).tagName).toBe('DEL');
    await userEvent.click(screen.getByRole('button', { name: '第 2 版载入到编辑器' }));
    expect(area('生态语料').value).toBe('旧生态。');
    expect(screen.getByText('已载入第 2 版，保存后生效')).toBeTruthy();
    expect(screen.getByText('与编辑器中的内容相同')).toBeTruthy();
    await waitFor(() => expect(unsaved()).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(area('生态语料').value).toBe('生态。');
    await waitFor(() => expect(unsaved()).toBe(false));
    expect(asked.map(({ id }) => id).filter((id) => id.startsWith('ai.update'))).toEqual([]);
  });

  test('is saved as a version that waits, where it is not to be in use at once', async () => {
    const { said, inputs } = open({
      address: STANDING,
      answers: {
        ...HISTORY,
        'ai.defaultPrompt': () => aPrompt(),
        'ai.updateDefaultPrompt': () => aPrompt({ version: 4 }),
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: '保存后立即启用新版本' }));
    type('生态语料', '新生态');
    await save();
    await waitFor(() => expect(said).toEqual(['保存成功! 第 4 版尚未启用']));
    expect(inputs('ai.updateDefaultPrompt')).toMatchObject([{ ecoCorpus: '新生态', release: false }]);
  });

  test('shows which version is in use, compares with it, and puts another in use after asking', async () => {
    const { said, inputs } = open({
      address: STANDING,
      answers: {
        ...HISTORY,
        'ai.defaultPrompt': () => aPrompt({ activeVersion: 2 }),
        'ai.activePrompt': () => aPrompt({ activeVersion: 2, ecoCorpus: '旧生态。' }),
        'ai.activateDefaultPrompt': () => aPrompt({ activeVersion: 1 }),
      },
    });
    expect(await screen.findByText('最新的第 3 版未启用')).toBeTruthy();
    expect((await screen.findByText('当前')).closest('button')?.textContent).toContain('第 2 版');
    await userEvent.click(screen.getByText('启用中', { selector: '.ant-segmented-item-label' }));
    await userEvent.click(screen.getByRole('button', { name: /第 1 版/ }));
    const difference = screen.getByRole('region', { name: '生态语料的差异' });
    expect((await within(difference).findByText('最早')).tagName).toBe('DEL');
    expect(within(difference).getByText('旧生态').tagName).toBe('INS');
    await userEvent.click(screen.getByRole('button', { name: '启用第 1 版' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/编号 5 的引导语第 1 版将取代正在使用的版本/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: '启用' }));
    await waitFor(() => expect(said).toEqual(['已启用第 1 版']));
    expect(inputs('ai.activateDefaultPrompt')).toEqual([{ id: 5, number: 1 }]);
  });

  test('can be read by users who may only look, with its history and nothing to change', async () => {
    open({
      address: STANDING,
      authorities: ['gssjk_gn_view'],
      answers: { ...HISTORY, 'ai.defaultPrompt': () => aPrompt() },
    });
    expect((await screen.findByRole('region', { name: '生态语料' })).textContent).toContain('生态。');
    await userEvent.click(await screen.findByRole('button', { name: /第 1 版/ }));
    expect(screen.getByText('被未带版本号的保存覆盖').closest('button')?.textContent).toContain('第 1 版');
    expect(screen.getByRole('region', { name: '生态语料的差异' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^保存|载入|启用/ })).toBeNull();
  });

  test.each([
    ['unknown to the service', STANDING],
    ['of a broken address', `${NEW}?id=5x`],
  ])('%s is reported missing', async (_, address) => {
    open({
      address,
      answers: { 'ai.defaultPrompt': () => refusal(MESSAGES.notFound) },
    });
    expect(await screen.findByText('没有这份引导语')).toBeTruthy();
  });

  test('that could not be loaded is loaded again by 重试', async () => {
    let tries = 0;
    open({
      address: STANDING,
      answers: {
        ...HISTORY,
        'ai.defaultPrompt': () => (++tries === 1 ? refusal(MESSAGES.unavailable) : aPrompt()),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '编辑默认引导语 5' })).toBeTruthy();
  });
});
