import {
  DATA_SOURCES,
  TOPIC_TEXTS,
  type DataSource,
  type GivenTemplateItem,
  type TargetType,
  type TemplateItem,
  type Topic,
} from '@console/contract-ai';

/** A prompt template while it is typed. */
export interface TemplateDraft {
  /** The workflow number; given once, and never changed. */
  readonly promptLevel: number;
  readonly source: DataSource | undefined;
  readonly prompt: string;
  readonly expertResponse: string;
}

/** A topic while it is typed. */
export interface TopicDraft {
  readonly topic: string;
  readonly invTargetTypeDictKey: TargetType | undefined;
  readonly subject: string;
  /** Names of models; none means every configured one. */
  readonly models: readonly string[];
  readonly templates: readonly TemplateDraft[];
  /** Whether changed templates are in use at once. */
  readonly release: boolean;
}

/** A topic as it is sent. */
export interface SentTopic {
  readonly topic: string;
  readonly invTargetTypeDictKey: TargetType;
  readonly subject: string;
  readonly agiModel: string;
  readonly topicTmplDetailList: GivenTemplateItem[];
  readonly release: boolean;
}

export const draftOf = (topic: Topic | null): TopicDraft => ({
  topic: topic?.topic ?? '',
  invTargetTypeDictKey: topic?.invTargetTypeDictKey,
  subject: topic?.subject ?? '',
  models: topic?.agiModel.split(',').filter((name) => name !== '') ?? [],
  templates: topic?.topicTmplList.map(templateOf) ?? [newTemplate([])],
  release: true,
});

export const templateOf = (item: TemplateItem): TemplateDraft => ({
  promptLevel: item.promptLevel,
  source: item.invTargetDsDictKey,
  prompt: item.prompt,
  expertResponse: item.expertResponse,
});

/** A further template: its number is the highest and one, so that deleting never renumbers. */
export const newTemplate = (templates: readonly TemplateDraft[]): TemplateDraft => ({
  promptLevel: Math.max(0, ...templates.map(({ promptLevel }) => promptLevel)) + 1,
  source: undefined,
  prompt: '',
  expertResponse: '',
});

/** The sources that no other template has. */
export const freeSources = (
  templates: readonly TemplateDraft[],
  own: DataSource | undefined,
): ReadonlySet<DataSource> =>
  new Set(DATA_SOURCES.filter((source) => source === own || templates.every((one) => one.source !== source)));

/** A draft as it is sent: null while a field is open, an error where templates are missing or equal. */
export function sentTopic(draft: TopicDraft): SentTopic | Error | null {
  const { topic, invTargetTypeDictKey, subject, models, templates, release } = draft;
  if (topic.trim() === '' || invTargetTypeDictKey === undefined) return null;
  if (templates.length === 0) return new Error(TOPIC_TEXTS.atLeastOneTemplate);
  const items: GivenTemplateItem[] = [];
  for (const { promptLevel, source, prompt, expertResponse } of templates) {
    if (source === undefined) return new Error(TOPIC_TEXTS.source);
    if (prompt.trim() === '') return new Error(TOPIC_TEXTS.prompt);
    items.push({ promptLevel, invTargetDsDictKey: source, prompt, expertResponse });
  }
  if (new Set(items.map(({ invTargetDsDictKey }) => invTargetDsDictKey)).size < items.length)
    return new Error(TOPIC_TEXTS.templateTwice);
  return {
    topic: topic.trim(),
    invTargetTypeDictKey,
    subject: subject.trim(),
    agiModel: models.join(','),
    topicTmplDetailList: items,
    release,
  };
}
