import { nothingSerious } from '../support/accessibility/inspecting-reader.ts';
import type { Screen } from '../support/accessibility/screen.ts';

const SCREENS: readonly Screen[] = [
  { name: 'default prompts', path: '/expertsystem/ydc', shows: '默认引导语' },
  { name: 'default prompt written', path: '/expertsystem/ydc/edit', shows: '新增默认引导语' },
  { name: 'asking', path: '/expertsystem/ask?subject=market', shows: '回答者' },
  { name: 'questions', path: '/expertsystem/questions', shows: '问答历史' },
  { name: 'models', path: '/expertsystem/models', shows: '按接替顺序' },
  { name: 'spending', path: '/expertsystem/spending', shows: '近 30 日' },
  { name: 'topics', path: '/expertsystem/topic-template', shows: '主题模板' },
  { name: 'prompts of topics', path: '/expertsystem/topic-prompt', shows: '提示词' },
  { name: 'topic written', path: '/expertsystem/topic-analysis', shows: '新增分析主题' },
  { name: 'topic matches', path: '/expertsystem/topic-match', shows: '主题匹配' },
  { name: 'golden cases', path: '/expertsystem/golden', shows: '评测用例' },
  { name: 'evaluation begun', path: '/expertsystem/evaluations?start=0', shows: '新建评测' },
  { name: 'nothing compared', path: '/expertsystem/evaluations/compare', shows: '没有要对比的评测' },
  { name: 'knowledge', path: '/expertsystem/knowledge', shows: '知识库' },
  { name: 'knowledge written', path: '/expertsystem/knowledge/edit', shows: '新增知识条目' },
  { name: 'ai', path: '/expertsystem/overview', shows: '主题字典' },
];

nothingSerious(SCREENS);
