import type { Answer, Question } from '@console/contract-ai';

export const answerBy = (model: string, more: Partial<Answer> = {}): Answer => ({
  id: 1,
  model,
  state: 'whole',
  text: '营业总收入[[c1]]。',
  parts: [{ model, from: 0, cause: null }],
  checks: [],
  figures: 1,
  verified: 1,
  reason: null,
  tokensIn: 0,
  tokensOut: 0,
  estimated: false,
  cost: 0,
  firstMs: null,
  totalMs: 12,
  mark: null,
  markReason: null,
  ...more,
});

/** A question about a company with two cells. */
export const aQuestion = (more: Partial<Question> = {}): Question => ({
  id: 5,
  text: '华岚精工的营收怎么样？',
  subject: { kind: 'company', id: 7, name: '华岚精工' },
  topicId: null,
  askedUser: '某人',
  askedTime: '2026-11-28 09:30:00',
  refusal: null,
  asOf: '2026-11-27',
  snapshot: '41',
  tables: [
    {
      key: 'company.income',
      title: '利润表',
      link: '/company?row=7',
      asOf: '2025Y',
      source: '定期报告',
      columns: [{ title: '营业总收入', unit: 'yuan' }],
      rows: [
        { label: '2025Y', period: '2025Y', entity: '华岚精工', cells: ['c1'] },
        { label: '2024Y', period: '2024Y', entity: '华岚精工', cells: ['c2'] },
      ],
    },
  ],
  cells: [
    { id: 'c1', entity: '华岚精工', period: '2025Y', title: '营业总收入', shown: '1,741.44亿元' },
    { id: 'c2', entity: '华岚精工', period: '2024Y', title: '营业总收入', shown: '1,505.60亿元' },
  ],
  passages: [],
  left: [],
  promptTokens: 321,
  answers: [answerBy('数据直答')],
  expert: null,
  ...more,
});
