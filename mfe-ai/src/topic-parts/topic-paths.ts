/** The pages of topics and their templates. */
export const TOPIC_LIST_PATH = '/expertsystem/topic-template';
export const TOPIC_DETAIL_PATH = '/expertsystem/topic-template-detail';
/** With an id the topic is changed, without one a new one is added. */
export const TOPIC_EDIT_PATH = '/expertsystem/topic-analysis';

interface Named {
  readonly topic: string;
  readonly invTargetType: string;
}

/** 盈利能力（公司） */
export const topicTitle = ({ topic, invTargetType }: Named): string => `${topic}（${invTargetType}）`;

export const topicDetailPath = (topicTmplId: number, title: string): string =>
  `${TOPIC_DETAIL_PATH}?${new URLSearchParams({ topicTmplId: String(topicTmplId), title })}`;

export const topicEditPath = (id: number): string => `${TOPIC_EDIT_PATH}?id=${id}`;
