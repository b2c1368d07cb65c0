import type { Question } from '@console/contract-ai';
import { consoleOn } from '@console/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { client } from '../../client.ts';
import { AskPage } from './ask-page.tsx';
import { answerBy, aQuestion } from '../../topic-parts/testing/a-question.ts';

const OPTIONS = {
  models: ['甲模型', '乙模型'],
  userTokens: { used: 1200, most: 1_000_000 },
  tenantTokens: { used: 1200, most: 1_000_000 },
  returnsAt: '2026-11-29 00:00:00',
};
const ESTIMATE = {
  tokens: 4_300,
  refusal: null,
  models: [
    { name: '甲模型', context: 32_768, hasRoom: true },
    { name: '乙模型', context: 4_096, hasRoom: false },
  ],
};
const EXPERT = ['gssjk_gn_view', 'gssjk_gn_edit'];
const EXPERT_ANSWER = {
  text: '营业总收入[[c1]]。',
  checks: [],
  figures: 1,
  verified: 1,
  writtenUser: '李四',
  writtenTime: '2026-11-28 10:00:00',
  version: 1,
};
const FOUND = { kind: 'company', id: 7, name: '华岚精工', score: 1, words: '华岚精工' };

const open = (query: string, question: Question | null, authorities = ['gssjk_gn_view']) => {
  let given: Question | Error | null = question;
  const asked: unknown[] = [];
  const made: unknown[] = [];
  const read: string[] = [];
  const drawn = consoleOn(client)(<AskPage />, {
    address: `/expertsystem/ask${query}`,
    authorities,
    answers: {
      'ai.askingOptions': () => OPTIONS,
      'ai.understandQuestion': (input) => {
        read.push('ai.understandQuestion');
        const { text } = input as { text: string };
        return {
          subjects: text.includes('华岚') ? [FOUND] : [],
          topics: text.includes('营收') ? [{ id: 4, name: '成长性', score: 0.5 }] : [],
        };
      },
      'ai.topicOption': () => [{ value: 9, label: '估值', invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP' }],
      'ai.askedSubject': () => ({ kind: 'industry', id: 3, name: '机械设备' }),
      'ai.question': () => {
        read.push('ai.question');
        return given;
      },
      'ai.questionPrompt': () => ({ messages: [{ role: 'system', content: '只依据数据' }], tokens: 321 }),
      'ai.markAnswer': (input) => {
        made.push(input);
        return {};
      },
      'ai.addCaseOfQuestion': (input) => {
        made.push(input);
        return {};
      },
      'ai.estimateQuestion': () => ESTIMATE,
      'ai.askQuestion': (input) => {
        asked.push(input);
        return { questionId: 5, question };
      },
    },
  });
  const lose = (): void => {
    given = new Error('忙');
  };
  return { asked, made, read, drawn, lose };
};

const type = (text: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name: '问题' }), { target: { value: text } });
};

beforeAll(() => {
  // jsdom lays nothing out, and scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the page of asking', () => {
  it('understands what is typed, and asks the chosen models about it', async () => {
    const { asked } = open('', aQuestion());
    await screen.findByRole('checkbox', { name: '甲模型' });
    type('华岚精工的营收怎么样？');
    const chip = await screen.findByRole('radio', { name: /公司 · 华岚精工/ });
    await waitFor(() => expect(chip.getAttribute('aria-checked')).toBe('true'));
    fireEvent.click(screen.getByRole('checkbox', { name: '甲模型' }));
    fireEvent.keyDown(screen.getByRole('textbox', { name: '问题' }), { key: 'Enter' });
    await screen.findByText('1,741.44亿元', { selector: '.ask-chip' });
    expect(asked).toEqual([
      {
        text: '华岚精工的营收怎么样？',
        subject: { kind: 'company', id: 7, name: '华岚精工' },
        topicId: 4,
        models: ['甲模型'],
      },
    ]);
  });

  it('says what the prompt comes to before it is sent, and which chosen model has no room for it', async () => {
    open('?questionId=5', aQuestion({ answers: [answerBy('数据直答'), answerBy('甲模型', { id: 2 })] }));
    const estimate = await screen.findByText(/^提示词约/);
    expect(estimate.textContent).toBe('提示词约 4,300 词元');
    fireEvent.click(screen.getByRole('checkbox', { name: '乙模型' }));
    expect(estimate.textContent).toBe(
      '提示词约 4,300 词元，2 个模型共约 8,600 词元；乙模型 的上下文只有 4,096 词元，容不下，不会询问该模型',
    );
  });

  it('names the documents of the passages that the models were given', async () => {
    const file = { name: '年报.pdf', link: '/api/blade-resource/oss/files/abc' };
    const passage = { knowledgeId: 5, title: '盈利能力', file, text: '毛利率提高。' };
    open('?questionId=5', aQuestion({ passages: [passage, { ...passage, file: null }] }));
    const panel = within(await screen.findByRole('region', { name: '知识' }));
    panel.getByText('《盈利能力》附件“年报.pdf”');
    panel.getByText('《盈利能力》');
    expect(panel.getByRole('link', { name: '打开文件' }).getAttribute('href')).toBe(file.link);
  });

  it('shows a new question by the answer of its call, and leaves the box as it is', async () => {
    const { asked, read } = open('', aQuestion());
    type('华岚精工的营收怎么样？');
    await screen.findByRole('radio', { name: /华岚精工/ });
    const box = screen.getByRole('textbox', { name: '问题' });
    fireEvent.keyDown(box, { key: 'Enter' });
    await screen.findByText('1,741.44亿元', { selector: '.ask-chip' });
    expect(screen.getByRole('textbox', { name: '问题' })).toBe(box);
    expect((box as HTMLTextAreaElement).value).toBe('华岚精工的营收怎么样？');
    expect([asked.length, read]).toEqual([1, ['ai.understandQuestion']]);
    // To ask it again in another way is estimated anew.
    expect(screen.queryByText(/^提示词约/)).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: '乙模型' }));
    await screen.findByText(/^提示词约/);
  });

  it('keeps an answer that was marked, although the question cannot be read again', async () => {
    const { made, read, lose } = open('?questionId=5', aQuestion());
    fireEvent.click(await screen.findByRole('button', { name: '好 数据直答' }));
    lose();
    fireEvent.change(screen.getByRole('textbox', { name: '理由' }), { target: { value: '准' } });
    fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }));
    await waitFor(() => expect(read.filter((call) => call === 'ai.question').length).toBeGreaterThan(1));
    expect(made).toEqual([{ answerId: 1, mark: 'good', reason: '准' }]);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '理由' })).toBeNull());
    screen.getByText('1,741.44亿元', { selector: '.ask-chip' });
  });

  it('lets the asker choose another subject than the text names', async () => {
    const { asked } = open('', aQuestion());
    type('华岚精工怎么样');
    await screen.findByRole('radio', { name: /华岚精工/ });
    fireEvent.click(screen.getByRole('radio', { name: /全市场/ }));
    fireEvent.click(screen.getByRole('button', { name: /提\s?问/ }));
    await waitFor(() => expect(asked).toMatchObject([{ subject: { kind: 'market', id: null } }]));
  });

  it('asks by the topic that is chosen, or by none', async () => {
    const { asked } = open('', aQuestion());
    type('华岚精工的营收怎么样');
    const understood = await screen.findByRole('radio', { name: /成长性/ });
    await waitFor(() => expect(understood.getAttribute('aria-checked')).toBe('true'));
    fireEvent.click(screen.getByRole('radio', { name: '不限' }));
    fireEvent.click(screen.getByRole('button', { name: /提\s?问/ }));
    await waitFor(() => expect(asked).toMatchObject([{ topicId: null }]));
  });

  it('has the subject that the address names', async () => {
    open('?subject=industry:3', null);
    const chip = await screen.findByRole('radio', { name: /行业 · 机械设备/ });
    expect(chip.getAttribute('aria-checked')).toBe('true');
  });
});

describe('a question that was asked', () => {
  it('opens the table of a citation, with the cell lit', async () => {
    open('?questionId=5', aQuestion());
    const chip = await screen.findByText('1,741.44亿元', { selector: '.ask-chip' });
    const table = (await screen.findByText('利润表')).closest('details') as HTMLDetailsElement;
    expect(table.open).toBe(false);
    fireEvent.click(chip);
    await waitFor(() => expect(table.open).toBe(true));
    expect(table.querySelector('.ask-lit')?.textContent).toBe('1,741.44亿元');
  });

  it('strikes through what was not verified, and shows neither images, links nor HTML of a model', async () => {
    const text =
      '营收 98 亿元，见[[c9]]。![x](https://evil.example/a.png) [看](https://evil.example) <img src="x"> https://evil.example';
    const liar = answerBy('甲模型', {
      text,
      checks: [{ start: 3, end: 8, cells: [] }],
      figures: 2,
      verified: 0,
    });
    open('?questionId=5', aQuestion({ answers: [liar] }));
    const number = await screen.findByText(/98 亿元/, { selector: 'del' });
    expect(number.textContent).toContain('未核实');
    const panel = screen.getByRole('region', { name: '甲模型' });
    expect(panel.querySelectorAll('del')).toHaveLength(2);
    expect(panel.querySelectorAll('img, a')).toHaveLength(0);
    expect(within(panel).getByText(/数字 2 个，已核实 0 个/)).toBeTruthy();
  });

  it('says who went on for a model that stayed silent, and why an answer is not whole', async () => {
    const answer = answerBy('甲模型', {
      state: 'cut',
      reason: '模型的回答没有写完',
      parts: [
        { model: '甲模型', from: 0, cause: null },
        { model: '乙模型', from: 120, cause: '甲模型 15 秒没有响应' },
      ],
    });
    open('?questionId=5', aQuestion({ answers: [answer] }));
    expect(await screen.findByText('甲模型 15 秒没有响应，第 120 字起由 乙模型 接着写')).toBeTruthy();
    expect(screen.getByText('模型的回答没有写完')).toBeTruthy();
  });

  it('says why it was not answered', async () => {
    const refusal = '华岚精工没有“利润表”的数据，没有作答';
    open(
      '?questionId=5',
      aQuestion({
        refusal,
        tables: [],
        answers: [answerBy('数据直答', { state: 'refused', text: '', reason: refusal })],
      }),
    );
    await waitFor(() => expect(screen.getAllByText(refusal)).toHaveLength(2));
  });

  it('shows the prompt that the models were given', async () => {
    open('?questionId=5', aQuestion());
    fireEvent.click(await screen.findByRole('button', { name: '提示词' }));
    expect(await screen.findByText('只依据数据')).toBeTruthy();
  });

  it('lets experts alone write beside it', async () => {
    open('?questionId=5', aQuestion());
    await screen.findByText('1,741.44亿元', { selector: '.ask-chip' });
    expect(screen.queryByText('专家回答')).toBeNull();
    open('?questionId=5', aQuestion(), ['gssjk_gn_view', 'gssjk_gn_edit']);
    expect(await screen.findByText('还没有专家回答')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '设为评测用例' })).toBeNull();
  });

  it('makes the expert’s answer a golden case of its topic', async () => {
    const { made } = open('?questionId=5', aQuestion({ expert: EXPERT_ANSWER, topicId: 4 }), EXPERT);
    fireEvent.click(await screen.findByRole('button', { name: '设为评测用例' }));
    await waitFor(() => expect(made).toEqual([{ questionId: 5, topicId: 4 }]));
  });

  it('makes the expert’s answer a golden case of a chosen topic, where the question has none', async () => {
    const { made } = open('?questionId=5', aQuestion({ expert: EXPERT_ANSWER }), EXPERT);
    fireEvent.click(await screen.findByRole('button', { name: '设为评测用例' }));
    fireEvent.mouseDown(await screen.findByLabelText('用例的主题'));
    fireEvent.click(await screen.findByText('估值', { selector: '.ant-select-item-option-content' }));
    fireEvent.click(screen.getByText(/确\s?定/));
    await waitFor(() => expect(made).toEqual([{ questionId: 5, topicId: 9 }]));
  });
});
