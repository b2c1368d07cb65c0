import { TOPIC_MESSAGES, type Knowledge, type KnowledgeFile } from '@console/contract-ai';
import { consoleOn, refusal, type Place, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { KnowledgeFiles } from './knowledge-files.tsx';
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
  'ai.knowledgeFiles': () => [],
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

describe('documents', () => {
  const FILE: KnowledgeFile = {
    id: 3,
    name: '年报.pdf',
    link: '/api/blade-resource/oss/files/abc',
    state: 'ready',
    reason: null,
    characters: 12_345,
    passages: 31,
    addedUser: '张三',
    addedTime: '2026-11-20 10:12:13',
  };
  const openFiles = (files: readonly KnowledgeFile[], mayEdit = true, answers: Place['answers'] = {}): Told =>
    consoleOn(client)(
      <KnowledgeFiles
        knowledgeId={5}
        mayEdit={mayEdit}
        upload={(file) =>
          Promise.resolve({ link: '/api/blade-resource/oss/files/the-key-of-the-file-xyz', name: file.name })
        }
      />,
      { authorities: EDITOR, answers: { 'ai.knowledgeFiles': () => files, ...answers } },
    );

  test('are shown with the state of their texts, and read again where there is none', async () => {
    const { inputs } = openFiles(
      [
        FILE,
        { ...FILE, id: 4, name: '纪要.docx', state: 'reading', characters: 0, passages: 0 },
        {
          ...FILE,
          id: 6,
          name: '扫描.pdf',
          state: 'failed',
          reason: '没有可提取的文字',
          characters: 0,
          passages: 0,
        },
      ],
      true,
      { 'ai.rereadKnowledgeFile': () => FILE },
    );
    expect((await screen.findByRole('link', { name: '年报.pdf' })).getAttribute('href')).toBe(FILE.link);
    screen.getByText('12,345 字，31 段');
    screen.getByText('正在读取');
    screen.getByText('无法读取');
    screen.getByText(/没有可提取的文字/);
    await userEvent.click(screen.getByRole('button', { name: '重新读取 扫描.pdf' }));
    await waitFor(() => expect(inputs('ai.rereadKnowledgeFile')).toEqual([{ id: 6 }]));
    expect(screen.queryByRole('button', { name: '重新读取 年报.pdf' })).toBeNull();
  });

  test('are uploaded, then attached; a refusal is shown', async () => {
    const { inputs } = openFiles([], true, {
      'ai.attachKnowledgeFile': () => refusal({ ...TOPIC_MESSAGES.fileKind, text: '不是 PDF 或 docx' }),
    });
    await screen.findByText('没有文件');
    await userEvent.upload(screen.getByLabelText('知识文件'), new File(['a'], '年报.pdf'));
    await screen.findByText('不是 PDF 或 docx');
    expect(inputs('ai.attachKnowledgeFile')).toEqual([
      { knowledgeId: 5, fileKey: 'the-key-of-the-file-xyz' },
    ]);
  });

  test('are removed, but not by users who may only look', async () => {
    const { inputs } = openFiles([FILE], true, { 'ai.removeKnowledgeFile': () => true });
    await userEvent.click(await screen.findByRole('button', { name: '移除 年报.pdf' }));
    await waitFor(() => expect(inputs('ai.removeKnowledgeFile')).toEqual([{ id: 3 }]));
  });

  test('offer nothing to change to users who may only look', async () => {
    openFiles([FILE], false);
    await screen.findByRole('link', { name: '年报.pdf' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
