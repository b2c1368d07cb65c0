import type { GoldenCase } from '@console/contract-ai';
import { consoleOn, type Place, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { GoldenPage } from './golden-page.tsx';

const EXPERT = ['gssjk_gn_view', 'gssjk_gn_edit'];
const times = {
  createTime: '2026-11-01 09:00:00',
  createUser: '张三',
  updateTime: '2026-11-20 10:12:13',
  updateUser: '李四',
  version: 3,
};
const CASE: GoldenCase = {
  id: 5,
  topicId: 2,
  topic: '盈利能力',
  invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
  question: '华岚精工的营收怎么样？',
  subject: { kind: 'company', id: 7, name: '华岚精工' },
  facts: [
    { kind: 'cell', table: 'company.income', entity: '华岚精工', period: '2025Y', title: '营业总收入' },
    { kind: 'words', words: '景气' },
  ],
  originId: 12,
  ...times,
};
const ROW = {
  id: 5,
  topicId: 2,
  topic: '盈利能力',
  question: CASE.question,
  subjectName: '华岚精工',
  factCount: 2,
  factTitles: '华岚精工 2025Y 营业总收入、“景气”',
  originId: 12,
  ...times,
};

const open = (place: Place = {}): { sent: [string, unknown][]; told: Told } => {
  const sent: [string, unknown][] = [];
  const took =
    (name: string, answer: unknown) =>
    (input: unknown): unknown => {
      sent.push([name, input]);
      return answer;
    };
  const told = consoleOn(client)(<GoldenPage />, {
    authorities: EXPERT,
    ...place,
    answers: {
      'ai.goldenCaseList': () => ({ totalElements: 1, content: [ROW] }),
      'ai.goldenCase': () => CASE,
      'ai.topicOption': () => [
        { value: 2, label: '盈利能力', invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP' },
        { value: 3, label: '市场情绪', invTargetTypeDictKey: 'INV_TARGET_TYPE_MKT' },
      ],
      'ai.topicSubjects': () => [{ value: 7, label: '华岚精工' }],
      'ai.addGoldenCase': took('add', CASE),
      'ai.updateGoldenCase': took('update', CASE),
      'ai.deleteGoldenCase': took('delete', true),
      ...place.answers,
    },
  });
  return { sent, told };
};
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const choose = async (label: string, option: string): Promise<void> => {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('combobox', { name: label }));
  const found = await screen.findAllByText(option, { selector: '.ant-select-item-option-content' });
  await userEvent.click(found.at(-1) as HTMLElement);
};
const type = async (label: string, text: string): Promise<void> => {
  const box = within(screen.getByRole('dialog')).getByRole('textbox', { name: label });
  await userEvent.clear(box);
  await userEvent.type(box, text);
};

describe('the page of golden cases', () => {
  test('lists them with a way to the question each was made of, to viewers without changes', async () => {
    open({ authorities: ['gssjk_gn_view'] });
    await screen.findByText('华岚精工 2025Y 营业总收入、“景气”');
    expect(screen.getByRole('link', { name: '原问题' }).getAttribute('href')).toContain('questionId=12');
    expect(screen.queryByRole('button', { name: /新增|编辑|删除/ })).toBeNull();
  });

  test('says what a case is where there are none', async () => {
    open({ answers: { 'ai.goldenCaseList': () => ({ totalElements: 0, content: [] }) } });
    await screen.findByText('还没有评测用例');
  });

  test('edits one: another column is no longer of the cited table', async () => {
    const { sent } = open();
    await press('编辑 华岚精工的营收怎么样？');
    await screen.findByRole('dialog');
    await type('第 1 条的指标', '净利润');
    await type('第 1 条的期间', '2024Y');
    await press(/保\s?存/);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([
      [
        'update',
        {
          id: 5,
          version: 3,
          topicId: 2,
          question: CASE.question,
          subject: CASE.subject,
          facts: [
            { kind: 'cell', table: null, entity: '华岚精工', period: '2024Y', title: '净利润' },
            { kind: 'words', words: '景气' },
          ],
        },
      ],
    ]);
  });

  test('adds one of a chosen topic; a topic of the market has its subject already', async () => {
    const { sent } = open();
    await press(/新增$/);
    await choose('主题', '市场情绪');
    await type('问题', '市场怎么样？');
    await press(/保\s?存/);
    await screen.findByText('请填写指标名称');
    expect(sent).toEqual([]);
    await choose('第 1 条的类型', '文字');
    await type('第 1 条的文字', '成交额');
    await press(/保\s?存/);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([
      [
        'add',
        {
          topicId: 3,
          question: '市场怎么样？',
          subject: { kind: 'market', id: null, name: '全市场' },
          facts: [{ kind: 'words', words: '成交额' }],
        },
      ],
    ]);
  });

  test('checks the cases of a topic by the data alone', async () => {
    const checked = {
      id: 5,
      question: '甲问题',
      subjectName: '华岚精工',
      refusal: null,
      figures: 4,
      verified: 4,
    };
    const facts = [{ text: '华岚精工 2025Y 营业总收入', held: true }];
    open({
      answers: {
        'ai.checkGoldenCases': () => [
          { ...checked, facts, passed: true },
          {
            ...checked,
            id: 6,
            question: '乙问题',
            facts: [...facts, { text: '“景气”', held: false }],
            passed: false,
          },
          {
            ...checked,
            id: 7,
            question: '丙问题',
            refusal: '没有权限',
            facts,
            passed: false,
            figures: 0,
            verified: 0,
          },
        ],
      },
    });
    await press('数据直答检验');
    await screen.findByText('选择主题后检验');
    await choose('检验的主题', '盈利能力');
    await screen.findByText('通过 1 / 3 个用例');
    const rows = within(screen.getByRole('dialog')).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(1)
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['通过', '—', '100.00%'],
      ['未通过', '“景气”', '100.00%'],
      ['未通过', '没有权限', '—'],
    ]);
  });

  test('deletes one after a confirmation', async () => {
    const { sent } = open();
    await press('删除 华岚精工的营收怎么样？');
    await screen.findByText('此操作将永久删除该评测用例, 是否继续?');
    await press(/确\s?定/);
    await waitFor(() => expect(sent).toEqual([['delete', { id: 5 }]]));
  });
});
