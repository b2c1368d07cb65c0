import { consoleOn, type Place, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { aPreview, aTopic, dictionary } from './testing/a-topic.ts';
import { TopicEditPage } from './topic-edit-page.tsx';

const ANSWERS = {
  'ai.topic': () => aTopic(),
  'ai.dictionaryOption': dictionary,
  'ai.previewTopic': () => aPreview(),
  'ai.topicSubjects': () => [{ value: 12, label: '华岚精工 600001' }],
};
const open = (place: Place = {}): Told =>
  consoleOn(client)(<TopicEditPage />, {
    address: '/expertsystem/topic-analysis?id=5',
    authorities: ['gssjk_gn_view', 'gssjk_gn_add', 'gssjk_gn_edit'],
    answers: ANSWERS,
    ...place,
  });

test('shows what each variable holds for a chosen company, the whole prompt and its tokens, as they are typed', async () => {
  const { inputs } = open();
  await screen.findByText('约 9 词元');
  const preview = screen.getByRole('region', { name: '预览' });
  within(preview).getByText('[[c1]]｜毛利率｜35.20%');
  within(preview).getByText('“资本偏好”：缺少权限');
  expect(within(preview).getByLabelText('完整提示词').textContent).toBe('回答 毛利率如何？');
  await userEvent.click(within(preview).getByLabelText('预览对象'));
  await userEvent.click(await screen.findByText('华岚精工 600001'));
  await userEvent.type(within(preview).getByLabelText('预览问题'), '毛利率如何？');
  await userEvent.type(screen.getByLabelText('第 1 个模板的提示词'), '。');
  await waitFor(() =>
    expect(inputs('ai.previewTopic').at(-1)).toEqual({
      invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
      topicId: 5,
      subjectId: 12,
      question: '毛利率如何？',
      prompts: ['回答 {{question}}。'],
    }),
  );
});

test('marks the template that has a fault', async () => {
  const fault = '没有变量 stock';
  open({
    answers: { ...ANSWERS, 'ai.previewTopic': () => aPreview({ prompts: [{ text: '', fault }], whole: '' }) },
  });
  const template = await screen.findByRole('region', { name: '第 1 个模板' });
  expect((await within(template).findByRole('alert')).textContent).toBe(fault);
  await screen.findByText('模板有误，更正后显示。');
});

test('saves the topic with its keywords', async () => {
  const { said, inputs } = open({ answers: { ...ANSWERS, 'ai.updateTopic': () => aTopic({ version: 4 }) } });
  await userEvent.type(await screen.findByLabelText('主题关键词'), '、净利率');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(said).toEqual(['编辑成功']));
  expect(inputs('ai.updateTopic')).toMatchObject([
    { id: 5, version: 3, topic: '盈利能力', subject: '毛利率、ROE、净利率', release: true },
  ]);
});

test('is closed to users who may not edit', async () => {
  open({ authorities: ['gssjk_gn_view'], answers: {} });
  expect((await screen.findByText(/缺少权限|没有权限/)).textContent).toBeTruthy();
});
