import { MESSAGES } from '@console/contract-core';
import { consoleOn, refusal, type Place, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { ComparePage } from './compare-page.tsx';
import { EvaluationPage } from './evaluation-page.tsx';
import { EvaluationsPage } from './evaluations-page.tsx';
import { aCase, anEvaluation } from './testing/an-evaluation.ts';

const EXPERT = ['gssjk_gn_view', 'gssjk_gn_edit'];
const ROW = {
  evaluationId: 12,
  topicId: 5,
  cancelRequested: false,
  numbers: '2,1',
  topic: '盈利能力',
  versions: '第 2 版、第 1 版',
  models: '数据直答、甲模型',
  cases: 2,
  state: 'succeeded',
  progress: 1,
  passedShare: 0.875,
  verifiedShare: 0.75,
  tokens: 6000,
  cost: 0.0336,
  startedUser: '李四',
  startedTime: '2026-11-27 10:00:00',
  message: null,
};
const ANSWERS = {
  'ai.evaluationList': () => ({ totalElements: 1, content: [ROW] }),
  'ai.evaluation': () => anEvaluation(),
  'ai.stopEvaluation': () => ({ evaluationId: 12 }),
  'ai.resumeEvaluation': () => ({ evaluationId: 12 }),
  'ai.startEvaluation': () => ({ evaluationId: 13 }),
  'ai.topic': () => ({ id: 5, topic: '盈利能力', templateVersion: 1, latestVersion: 3 }),
  'ai.topicOption': () => [{ value: 5, label: '盈利能力', invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP' }],
  'ai.topicVersions': () => [3, 2, 1].map((number) => ({ number, current: number === 1, topicTmplList: [] })),
  'ai.askingOptions': () => ({ models: ['甲模型', '乙模型'] }),
  'ai.estimateEvaluation': () => ({ cases: 2, answers: 36, asked: 24, tokens: 48_000, left: 30_000 }),
};
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const open = (page: React.ReactElement, place: Place = {}): Told =>
  consoleOn(client)(page, { authorities: EXPERT, ...place, answers: { ...ANSWERS, ...place.answers } });

describe('the list of evaluations', () => {
  const at = (address: string, place: Place = {}): Told => open(<EvaluationsPage />, { address, ...place });

  test('leads to each, and lets viewers begin none', async () => {
    at('/e', { authorities: ['gssjk_gn_view'] });
    const link = await screen.findByRole('link', { name: '盈利能力' });
    expect(link.getAttribute('href')).toBe('/expertsystem/evaluations/result?evaluationId=12');
    expect(screen.queryByRole('button', { name: '新建评测' })).toBeNull();
  });

  test('says what an evaluation is where there are none', async () => {
    at('/e', { answers: { 'ai.evaluationList': () => ({ totalElements: 0, content: [] }) } });
    await screen.findByText('还没有评测');
  });

  test('begins one of the version in use and the newest with all models, once what it takes is said', async () => {
    const { inputs, visited, said } = at('/e?start=5');
    await screen.findByText(/2 个用例.*共 36 个回答，其中调用大模型 24 次，提示词约 48,000 词元/);
    await screen.findByText(/今日还可用 30,000 词元，可能不够/);
    await press('开始评测');
    await waitFor(() => expect(said).toEqual(['已开始评测，结束后通知您']));
    expect(inputs('ai.startEvaluation')).toEqual([
      { topicId: 5, versions: [3, 1], models: ['甲模型', '乙模型'] },
    ]);
    expect(visited).toEqual(['/expertsystem/evaluations/result?evaluationId=13']);
  });

  test('keeps what is chosen in the address', async () => {
    const { address, inputs } = at('/e?start=5&versions=2&models=甲模型');
    await userEvent.click(await screen.findByRole('checkbox', { name: '甲模型' }));
    expect(new URLSearchParams(address().split('?')[1]).get('models')).toBe('');
    await waitFor(() =>
      expect(inputs('ai.estimateEvaluation').at(-1)).toEqual({ topicId: 5, versions: [2], models: [] }),
    );
  });

  test('says why one cannot begin', async () => {
    at('/e?start=5', {
      answers: {
        'ai.estimateEvaluation': () => refusal({ ...MESSAGES.notFound, text: '该主题还没有评测用例' }),
      },
    });
    await screen.findByText(/该主题还没有评测用例/);
  });
});

describe('an evaluation', () => {
  const at = (place: Place = {}, more = ''): Told =>
    open(<EvaluationPage />, { address: `/e?evaluationId=12${more}`, ...place });

  test('shows what each version and model was worth, and each case', async () => {
    at();
    const table = (await screen.findAllByRole('table'))[0] as HTMLElement;
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent)[2],
    ).toContain('第 2 版甲模型4 / 666.6775.001,200300');
    const row = screen.getByRole('row', { name: /问题 32/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['华岚精工', '3/3', '1/3', '3/3', '2/3']);
    await userEvent.click(screen.getByText('有未通过的'));
    expect(screen.queryByRole('row', { name: /问题 31/ })).toBeNull();
  });

  test('opens the answers to a case', async () => {
    const answer = { version: 2, model: '甲模型', run: 1, state: 'whole', passed: false, reason: null };
    const facts = [{ text: '华岚精工 2025Y 营业总收入', held: false }];
    const { address } = at({
      answers: { 'ai.evaluationAnswers': () => [{ ...answer, facts, text: '见[[c1]]。' }] },
    });
    await press('问题 32');
    await screen.findByText('华岚精工 2025Y 营业总收入：未答出');
    expect(address()).toContain('case=32');
    screen.getByText('见[[c1]]。');
  });

  test('is stopped while it runs', async () => {
    const { inputs } = at({
      answers: { 'ai.evaluation': () => anEvaluation({ state: 'running', done: 6 }) },
    });
    await screen.findByText('运行中：已完成 6 / 24 个回答');
    expect(screen.queryByRole('button', { name: '再次评测' })).toBeNull();
    await press('停止评测');
    await waitFor(() => expect(inputs('ai.stopEvaluation')).toEqual([{ evaluationId: 12 }]));
  });

  test('goes on after it failed, which says why', async () => {
    const failed = anEvaluation({ state: 'failed', done: 6, message: '您今日的词元额度不足' });
    const { inputs } = at({ answers: { 'ai.evaluation': () => failed } });
    await screen.findByText(/失败：已完成 6 \/ 24 个回答（您今日的词元额度不足）/);
    await press('继续评测');
    await waitFor(() => expect(inputs('ai.resumeEvaluation')).toEqual([{ evaluationId: 12 }]));
  });

  test('is only looked at by viewers', async () => {
    at({ authorities: ['gssjk_gn_view'] });
    await screen.findByText('汇总');
    expect(screen.queryByRole('button', { name: /停止|继续|再次/ })).toBeNull();
  });

  test('that is gone is said to be', async () => {
    at({ answers: { 'ai.evaluation': () => refusal(MESSAGES.notFound) } });
    await screen.findByText('没有这次评测');
  });
});

describe('two evaluations side by side', () => {
  const OTHER = anEvaluation({ evaluationId: 13, cases: [aCase(31, [0, 3]), aCase(32, [1, 2])] });
  const at = (address: string): Told =>
    open(<ComparePage />, {
      address,
      answers: {
        'ai.evaluation': ({ evaluationId }: { evaluationId?: unknown }) =>
          evaluationId === 13 ? OTHER : anEvaluation(),
      },
    });

  test('have the differences first, which can be shown alone', async () => {
    at('/e?one=13@2&other=12@2');
    const row = await screen.findByRole('row', { name: /问题 31/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['华岚精工', '左较差', '3/3', '3/3', '0/3', '3/3']);
    await screen.findByText('左较差 1 个，左较好 0 个，相同 1 个');
    await userEvent.click(screen.getByText('只看不同'));
    expect(screen.queryByRole('row', { name: /问题 32/ })).toBeNull();
  });

  test('are chosen in the address', async () => {
    at('/e?one=13&other=x');
    await screen.findByText('没有要对比的评测');
  });
});
