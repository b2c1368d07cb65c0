import type { QuestionEvent } from '@console/contract-ai';
import { afterEvent, type LiveAnswers } from './live-answers.ts';

it('grows by the events of each answer', () => {
  const events: QuestionEvent[] = [
    { kind: 'model', answer: 1, model: '甲', cause: null },
    { kind: 'text', answer: 1, text: '营收' },
    { kind: 'text', answer: 2, text: '别的' },
    { kind: 'model', answer: 1, model: '乙', cause: '甲 15 秒没有响应' },
    { kind: 'text', answer: 1, text: '增长' },
    { kind: 'checks', answer: 1, checks: [{ start: 0, end: 1, cells: [] }] },
    { kind: 'end', answer: 1, state: 'cut', reason: '没写完', figures: 3, verified: 2 },
  ];
  const answers = events.reduce<LiveAnswers>(afterEvent, {});
  expect(answers[1]).toEqual({
    text: '营收增长',
    checks: [{ start: 0, end: 1, cells: [] }],
    parts: [
      { model: '甲', from: 0, cause: null },
      { model: '乙', from: 2, cause: '甲 15 秒没有响应' },
    ],
    figures: 3,
    verified: 2,
    state: 'cut',
    reason: '没写完',
  });
  expect(answers[2]).toMatchObject({ text: '别的', state: null });
});
