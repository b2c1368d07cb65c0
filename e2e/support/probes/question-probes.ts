import { post, type Probe } from './probe.ts';
import type { TenantGoods } from './tenant-goods.ts';

const OF_THE_CONSOLE = 'a subject is read through its own service as the caller, which has its own probe';

/** Questions, their answers and logs. */
export const QUESTION_PROBES: Readonly<Record<string, (goods: TenantGoods) => readonly Probe[]>> = {
  'ai.question questionId': ({ questionId }) => [{ path: `/api/ai/question/read?questionId=${questionId}` }],
  'ai.questionPrompt questionId': ({ questionId }) => [
    { path: `/api/ai/question/prompt?questionId=${questionId}` },
  ],
  'ai.questionEvents questionId': ({ questionId }) => [
    { path: `/api/ai/question/events?questionId=${questionId}` },
  ],
  'ai.exportQuestion questionId': ({ questionId }) => [
    { path: `/api/ai/question/export?questionId=${questionId}&format=md` },
  ],
  'ai.answerAsExpert questionId': ({ questionId }) => [
    post('/api/ai/question/expert', { questionId, version: 0, text: '他人' }),
  ],
  'ai.estimateQuestion topicId': ({ topicId }) => [
    post('/api/ai/question/estimate', { text: '市场怎么样？', topicId }),
  ],
  'ai.stopAnswer answerId': ({ answerId }) => [post('/api/ai/question/stop', { answerId })],
  'ai.markAnswer answerId': ({ answerId }) => [
    post('/api/ai/question/mark', { answerId, mark: 'bad', reason: '他人' }),
  ],
};

export const QUESTION_SHARED: Readonly<Record<string, string>> = {
  'ai.askQuestion subject.id': OF_THE_CONSOLE,
  'ai.estimateQuestion subject.id': OF_THE_CONSOLE,
  'ai.askedSubject subjectId': OF_THE_CONSOLE,
  'ai.askQuestion topicId': 'kept beside the question, and read as the caller’s own',
};

export const QUESTION_OWNERS = {
  'ai.questionList': { key: 'questionId', ids: 'SELECT id FROM {ai}.question WHERE tenant_id = ?' },
} as const;
