import type { Topic, TopicPreview } from '@console/contract-ai';

const TIMES = {
  createTime: '2026-11-01 09:00:00',
  createUser: '张三',
  updateTime: '2026-11-20 10:12:13',
  updateUser: '李四',
  version: 3,
};

/** A topic for tests; what matters to a test is written there. */
export const aTopic = (parts: Partial<Topic> = {}): Topic => ({
  id: 5,
  topicId: 5,
  topicTmplId: 5,
  topic: '盈利能力',
  invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
  invTargetType: '公司',
  subject: '毛利率、ROE',
  agiModel: '',
  templateVersion: 2,
  latestVersion: 2,
  topicTmplList: [
    {
      id: 1,
      promptLevel: 1,
      invTargetDsDictKey: 'INV_TARGET_DS_TABLE',
      prompt: '回答 {{question}}',
      expertResponse: '',
    },
  ],
  ...TIMES,
  ...parts,
});

/** A topic as the list has it. */
export const aTopicRow = (): object => ({
  ...TIMES,
  id: 5,
  topic: '盈利能力',
  invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
  invTargetType: '公司',
  invTargetDs: '数据表',
  subject: '毛利率、ROE',
  agiModel: '',
  templateVersion: 2,
  latestVersion: 2,
  matchCount: 2,
});

const OPTIONS: Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>> = {
  INV_TARGET_TYPE: [
    { value: 'INV_TARGET_TYPE_IND', label: '行业' },
    { value: 'INV_TARGET_TYPE_CORP', label: '公司' },
  ],
  INV_TARGET_DS: [
    { value: 'INV_TARGET_DS_KNL', label: '知识库' },
    { value: 'INV_TARGET_DS_FACTOR', label: '因子库' },
    { value: 'INV_TARGET_DS_TABLE', label: '数据表' },
  ],
};

export const dictionary = ({ dictType }: { readonly dictType?: unknown }): unknown =>
  OPTIONS[String(dictType)] ?? [];

/** A preview for tests. */
export const aPreview = (parts: Partial<TopicPreview> = {}): TopicPreview => ({
  variables: [
    { name: 'company', title: '公司', text: '华岚精工', note: null },
    { name: 'data', title: '数据', text: '[[c1]]｜毛利率｜35.20%', note: '“资本偏好”：缺少权限' },
    { name: 'knowledge', title: '知识', text: '', note: '知识库中没有相关段落' },
  ],
  prompts: [{ text: '回答 毛利率如何？', fault: null }],
  whole: '回答 毛利率如何？',
  tokens: 9,
  ...parts,
});
