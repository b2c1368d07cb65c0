import { TOPIC_MESSAGES, type Knowledge } from '@console/contract-ai';
import { consoleOn, refusal, type Place, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { KnowledgeEditorPage } from './knowledge-editor-page.tsx';
import { KnowledgePage } from './knowledge-page.tsx';

const EDITOR = ['gssjk_gn_view', 'gssjk_gn_add', 'gssjk_gn_edit'];
const ENTRY: Knowledge = {
  id: 5,
  title: '盈利能力分析框架',
  content: '<p>先看毛利率。</p>',
  passages: 1,
  createTime: '2026-11-01 09:00:00',
  createUser: '张三',
  updateTime: '2026-11-20 10:12:13',
  updateUser: '李四',
  version: 3,
};
const ANSWERS = {
  'ai.knowledgeList': () => ({ totalElements: 1, content: [{ ...ENTRY, excerpt: '先看毛利率。' }] }),
  'ai.knowledge': () => ENTRY,
};
const openList = (place: Place = {}): Told =>
  consoleOn(client)(<KnowledgePage />, { authorities: EDITOR, answers: ANSWERS, ...place });
const openEntry = (place: Place = {}): Told =>
  consoleOn(client)(<KnowledgeEditorPage />, {
    address: '/expertsystem/knowledge/edit?id=5',
    authorities: EDITOR,
    answers: ANSWERS,
    ...place,
  });

describe('the knowledge base', () => {
  test('leads to an entry, and deletes one after asking; a refusal stays in the dialog', async () => {
    openList({
      answers: {
        ...ANSWERS,
        'ai.deleteKnowledge': () => refusal({ ...TOPIC_MESSAGES.knowledgeInUse, text: '正被使用' }),
      },
    });
    expect((await screen.findByRole('link', { name: ENTRY.title })).getAttribute('href')).toBe(
      '/expertsystem/knowledge/edit?id=5',
    );
    await userEvent.click(screen.getByRole('button', { name: `删除 ${ENTRY.title}` }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('正被使用');
  });

  test('offers users who may only look no change', async () => {
    openList({ authorities: ['gssjk_gn_view'] });
    await screen.findByRole('link', { name: '查看' });
    expect(screen.queryByRole('button', { name: /新增$|删除/ })).toBeNull();
  });
});

describe('an entry', () => {
  test('is saved with its title, its text as it was', async () => {
    const { said, inputs } = openEntry({ answers: { ...ANSWERS, 'ai.updateKnowledge': () => ENTRY } });
    await userEvent.type(await screen.findByLabelText('标题'), '（二）');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(said).toEqual(['编辑成功']));
    expect(inputs('ai.updateKnowledge')).toEqual([
      { id: 5, version: 3, title: '盈利能力分析框架（二）', content: '<p>先看毛利率。</p>' },
    ]);
  });

  test('is shown with a refusal at its field', async () => {
    openEntry({ answers: { ...ANSWERS, 'ai.updateKnowledge': () => refusal(TOPIC_MESSAGES.titleTaken) } });
    await userEvent.type(await screen.findByLabelText('标题'), '二');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText(TOPIC_MESSAGES.titleTaken.text);
  });

  test('is read by users who may only look', async () => {
    openEntry({ authorities: ['gssjk_gn_view'] });
    await screen.findByText('先看毛利率。');
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  });
});
