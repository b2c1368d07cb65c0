import { EVALUATION_MESSAGES, TOPIC_MESSAGES, type TopicPrompt } from '@console/contract-ai';
import { consoleOn, refusal, type Place, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { TopicPromptsPage } from './topic-prompts-page.tsx';

const EDITOR = ['gssjk_gn_view', 'gssjk_gn_add', 'gssjk_gn_edit'];
const times = {
  createTime: '2026-11-01 09:00:00',
  createUser: '张三',
  updateTime: '2026-11-20 10:12:13',
  updateUser: '李四',
  version: 3,
};
const KEPT = {
  id: 500_002,
  topicId: 5,
  topic: '盈利能力',
  tmplType: 'INV_TARGET_TYPE_CORP',
  promptLevel: 2,
  invTargetDsDictKey: 'INV_TARGET_DS_TABLE',
  prompt: '回答 {{question}}',
  expertResponse: '示例',
  templateVersion: 4,
  ...times,
} as const;
const PROMPT: TopicPrompt = { ...KEPT, latestVersion: 4 };
const ROW = { ...KEPT, invTargetType: '公司', invTargetDs: '数据表' };
const ANSWERS = {
  'ai.topicPromptList': () => ({ totalElements: 1, content: [ROW] }),
  'ai.dictionaryOption': ({ dictType }: { dictType?: unknown }) =>
    dictType === 'INV_TARGET_DS'
      ? [
          { value: 'INV_TARGET_DS_TABLE', label: '数据表' },
          { value: 'INV_TARGET_DS_FACTOR', label: '因子库' },
        ]
      : [],
  'ai.topicOption': () => [{ value: 5, label: '盈利能力', invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP' }],
  'ai.topicPrompt': () => PROMPT,
};
const open = (place: Place = {}): Told =>
  consoleOn(client)(<TopicPromptsPage />, { authorities: EDITOR, answers: ANSWERS, ...place });
const OF = '盈利能力 的第 2 个提示词';
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const choose = async (box: HTMLElement, option: string): Promise<void> => {
  await userEvent.click(box);
  const found = await screen.findAllByText(option, { selector: '.ant-select-item-option-content' });
  await userEvent.click(found.at(-1) as HTMLElement);
};
const save = (dialog: HTMLElement): Promise<void> =>
  userEvent.click(within(dialog).getByRole('button', { name: '保存' }));

describe('the list of prompts', () => {
  test.each([
    [['gssjk_gn_view'], [], false],
    [['gssjk_gn_view', 'gssjk_gn_add'], [], true],
    [['gssjk_gn_view', 'gssjk_gn_edit'], ['编辑', '删除'], false],
  ])('with %j offers %j', async (authorities, titles, mayAdd) => {
    open({ authorities });
    expect((await screen.findByRole('link', { name: '历史' })).getAttribute('href')).toContain(
      'topicTmplId=5',
    );
    expect(screen.queryAllByRole('button', { name: new RegExp(OF) }).map((one) => one.textContent)).toEqual(
      titles,
    );
    expect(screen.queryByRole('button', { name: /新增$/ }) !== null).toBe(mayAdd);
  });

  test('deletes one after asking, and may leave the version in use as it is', async () => {
    const { said, inputs } = open({ answers: { ...ANSWERS, 'ai.deleteTopicPrompt': () => true } });
    await press(`删除 ${OF}`);
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText(/将从“盈利能力”中删除第 2 个提示词（数据表）/);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '保存后立即启用新版本' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(said).toEqual(['删除成功!']));
    expect(inputs('ai.deleteTopicPrompt')).toEqual([{ id: 500_002, release: false }]);
  });
});

describe('the dialog', () => {
  test('adds a prompt to a chosen topic', async () => {
    const { said, inputs } = open({ answers: { ...ANSWERS, 'ai.addTopicPrompt': () => PROMPT } });
    await press(/新增$/);
    const dialog = await screen.findByRole('dialog');
    await choose(within(dialog).getByLabelText('主题'), '盈利能力');
    await choose(within(dialog).getByLabelText('模板类型'), '因子库');
    await userEvent.type(within(dialog).getByLabelText('提示词'), '看因子');
    await save(dialog);
    await waitFor(() => expect(said).toEqual(['新增成功']));
    expect(inputs('ai.addTopicPrompt')).toEqual([
      {
        topicId: 5,
        invTargetDsDictKey: 'INV_TARGET_DS_FACTOR',
        prompt: '看因子',
        expertResponse: '',
        release: true,
      },
    ]);
  });

  test('edits one where it is, and says that its version waits', async () => {
    const waiting = { ...PROMPT, latestVersion: 5 };
    const { said, inputs } = open({ answers: { ...ANSWERS, 'ai.updateTopicPrompt': () => waiting } });
    await press(`编辑 ${OF}`);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText<HTMLInputElement>('主题').disabled).toBe(true);
    await userEvent.type(within(dialog).getByLabelText('提示词'), '！');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /保存后立即启用/ }));
    await save(dialog);
    await waitFor(() => expect(said).toEqual(['编辑成功：第 5 版已保存，尚未启用']));
    expect(inputs('ai.updateTopicPrompt')).toEqual([
      {
        id: 500_002,
        version: 3,
        invTargetDsDictKey: 'INV_TARGET_DS_TABLE',
        prompt: '回答 {{question}}！',
        expertResponse: '示例',
        release: false,
      },
    ]);
  });

  test.each([
    ['the type', refusal(TOPIC_MESSAGES.templateTwice), '该主题已有这一类型的提示词'],
    [
      'whether it is in use',
      refusal(EVALUATION_MESSAGES.newVersionNotEvaluated, { count: 2 }),
      '改动后的模板还没有评测',
    ],
  ])('shows a refusal at its field: %s', async (_field, refused, text) => {
    open({ answers: { ...ANSWERS, 'ai.updateTopicPrompt': () => refused } });
    await press(`编辑 ${OF}`);
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('提示词'), '！');
    await save(dialog);
    const field = await within(dialog).findByText(new RegExp(text));
    expect(field.closest('.ant-form-item')).not.toBeNull();
  });
});
