import { aiEntries, type QuestionSubject } from '@console/contract-ai';
import { DEMO_TOPICS } from '../../topics/demo-topics.ts';
import { demoCases } from './demo-cases.ts';

const twenty = (kind: QuestionSubject['kind']): QuestionSubject[] =>
  Array.from({ length: 20 }, (_, at) => ({ kind, id: at + 1, name: `第${at + 1}个` }));
const SUBJECTS = { companies: twenty('company'), industries: twenty('industry') };

it.each(DEMO_TOPICS)(
  '$topic has sixty cases, no two alike, which an expert could have added',
  ({ topic }) => {
    const cases = demoCases(topic, SUBJECTS);
    expect(new Set(cases.map(({ question }) => question)).size).toBe(60);
    for (const one of cases)
      expect(() => aiEntries.addGoldenCase.input.parse({ topicId: 1, ...one })).not.toThrow();
  },
);

it('asks each company for its own cells', () => {
  const [first] = demoCases('盈利能力', SUBJECTS);
  expect(first).toMatchObject({
    question: '第1个的毛利率与净利率怎么样？',
    subject: { kind: 'company', id: 1 },
    facts: [
      { table: 'company.marginSeries', entity: '第1个', title: '毛利率' },
      { table: 'company.marginSeries', entity: '第1个', title: '归母净利率' },
    ],
  });
});

it('has none for a topic that is not of the demo', () => {
  expect(demoCases('别的主题', SUBJECTS)).toEqual([]);
});
