import { EVALUATION_MESSAGES } from '@console/contract-ai';
import { consoleOn, refusal, type Place, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { aQuestion } from '../../topic-parts/testing/a-question.ts';
import { aTopic, dictionary } from './testing/a-topic.ts';
import { TopicDetailPage } from './topic-detail-page.tsx';

const item = (prompt: string): object => ({
  promptLevel: 1,
  invTargetDsDictKey: 'INV_TARGET_DS_TABLE',
  prompt,
  expertResponse: '',
});
const VERSIONS = [
  {
    number: 2,
    current: true,
    topicTmplList: [item('回答 {{question}}')],
    savedTime: '2026-11-20 10:12:13',
    savedUser: '李四',
  },
  {
    number: 1,
    current: false,
    topicTmplList: [item('请答 {{question}}')],
    savedTime: '2026-11-01 09:00:00',
    savedUser: '张三',
  },
];
const HISTORY = {
  id: 31,
  updateTime: '2026-11-21 10:12:13',
  inputQuestion: '毛利率怎么样？',
  dataResponse: '毛利率 12.50%。',
  qfResponse: '毛利率提高。',
  gptResponse: null,
  expertResponse: '见年报。',
  agiModel: '甲模型',
  inputToken: 900,
  outputToken: 40,
  agiResponse: '毛利率提高。',
  createTime: '2026-11-21 10:12:13',
  prompt: null,
  tmplType: 'INV_TARGET_TYPE_CORP',
};
const ANSWERS = {
  'ai.topic': () => aTopic(),
  'ai.topicVersions': () => VERSIONS,
  'ai.dictionaryOption': dictionary,
  'ai.topicHistoryList': () => ({ totalElements: 1, content: [HISTORY] }),
};
const open = (place: Place = {}): Told =>
  consoleOn(client)(<TopicDetailPage />, {
    address: '/expertsystem/topic-template-detail?topicTmplId=5&title=盈利能力',
    authorities: ['gssjk_gn_view', 'gssjk_gn_edit'],
    answers: ANSWERS,
    ...place,
  });

test('shows the templates in use, and the differences of a former version, which is put in use after asking', async () => {
  const { said, inputs } = open({
    answers: { ...ANSWERS, 'ai.releaseTopic': () => aTopic({ templateVersion: 1 }) },
  });
  await screen.findByText('回答 {{question}}');
  await userEvent.click(await screen.findByRole('button', { name: /第 1 版/ }));
  const section = await screen.findByRole('region', { name: '模板 1 的提示词的差异' });
  await waitFor(() => expect(section.querySelector('del')?.textContent).toBe('请'));
  await userEvent.click(screen.getByRole('button', { name: '启用第 1 版' }));
  const dialog = await screen.findByRole('dialog');
  expect(inputs('ai.releaseTopic')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: '启用' }));
  await waitFor(() => expect(said).toEqual(['已启用第 1 版']));
  expect(inputs('ai.releaseTopic')).toEqual([{ id: 5, number: 1, version: 3 }]);
});

test('a version with which a case fell is put in use with a reason only, which the dialog then asks for', async () => {
  const fell = { ...EVALUATION_MESSAGES.caseFell, text: '第 1 版有 1 个用例不如正在使用的第 2 版' };
  const { said, inputs } = open({
    answers: {
      ...ANSWERS,
      'ai.releaseTopic': ({ reason }: { reason?: unknown }) =>
        reason === undefined ? refusal(fell) : aTopic({ templateVersion: 1 }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /第 1 版/ }));
  await userEvent.click(screen.getByRole('button', { name: '启用第 1 版' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('textbox')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: '启用' }));
  await dialog.findByText(/第 1 版有 1 个用例不如/);
  expect(dialog.getByRole('link', { name: '同时评测这两版' }).getAttribute('href')).toBe(
    '/expertsystem/evaluations?start=5&versions=1%2C2',
  );
  await userEvent.type(dialog.getByRole('textbox', { name: '仍然启用的理由' }), '用例过时');
  await userEvent.click(dialog.getByRole('button', { name: '仍然启用' }));
  await waitFor(() => expect(said).toEqual(['已启用第 1 版']));
  expect(inputs('ai.releaseTopic').at(-1)).toEqual({ id: 5, number: 1, version: 3, reason: '用例过时' });
});

test('offers users who may only look no release and no edit', async () => {
  open({ authorities: ['gssjk_gn_view'] });
  await userEvent.click(await screen.findByRole('button', { name: /第 1 版/ }));
  expect(screen.queryByRole('button', { name: /启用|编辑/ })).toBeNull();
});

test('says that there is no such topic', async () => {
  open({ address: '/expertsystem/topic-template-detail?topicTmplId=abc', answers: {} });
  await screen.findByText('没有这个主题');
});

describe('what was asked by the topic', () => {
  test('is listed with the answers, or with prompts and tokens', async () => {
    const { inputs } = open();
    await screen.findByText('毛利率怎么样？');
    screen.getByText('见年报。');
    const titles = (): (string | null)[] =>
      [...document.querySelectorAll('th')].map((header) => header.textContent);
    expect(titles()).toEqual(
      expect.arrayContaining(['提问时间', '用户提问', '大模型回答', 'OpenAI 模型回答', '专家回答']),
    );
    expect(screen.getByRole('link', { name: '查看' }).getAttribute('href')).toBe(
      '/expertsystem/ask?questionId=31',
    );
    expect(inputs('ai.topicHistoryList')[0]).toMatchObject({ topicTmplId: 5 });
    await userEvent.click(screen.getByText('提示词与词元'));
    await waitFor(() =>
      expect(titles().slice(0, 8)).toEqual([
        '提问时间',
        '提示词',
        '标的类型',
        '用户提问',
        '输入词元',
        '回答',
        '输出词元',
        '大模型',
      ]),
    );
    expect(titles()).not.toContain('专家回答');
    await waitFor(() =>
      expect([...document.querySelectorAll('td')].map((cell) => cell.textContent)).toContain('公司'),
    );
  });

  test('is answered by an expert in a dialog', async () => {
    const { said, inputs } = open({
      answers: {
        ...ANSWERS,
        'ai.question': () => aQuestion({ id: 31, answers: [] }),
        'ai.answerAsExpert': () => aQuestion({ id: 31 }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '专家回答 毛利率怎么样？' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: '专家回答' }), '见季报');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(said).toEqual(['编辑成功']));
    expect(inputs('ai.answerAsExpert')).toEqual([{ questionId: 31, version: 0, text: '见季报' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
