import { TOPIC_TEXTS, type DataSource, type TopicPrompt } from '@console/contract-ai';

/** A prompt while it is typed. */
export interface PromptDraft {
  readonly topicId: number | undefined;
  readonly source: DataSource | undefined;
  readonly prompt: string;
  readonly expertResponse: string;
  /** Whether the topic's new version is in use at once. */
  readonly release: boolean;
}

/** A prompt as it is sent. */
export interface SentPrompt {
  readonly topicId: number;
  readonly fields: {
    readonly invTargetDsDictKey: DataSource;
    readonly prompt: string;
    readonly expertResponse: string;
    readonly release: boolean;
  };
}

export const draftOf = (prompt: TopicPrompt | null): PromptDraft => ({
  topicId: prompt?.topicId,
  source: prompt?.invTargetDsDictKey,
  prompt: prompt?.prompt ?? '',
  expertResponse: prompt?.expertResponse ?? '',
  release: true,
});

/** A draft as it is sent; null while a field is open. */
export function sentPrompt(draft: PromptDraft): SentPrompt | Error | null {
  const { topicId, source, prompt, expertResponse, release } = draft;
  if (topicId === undefined || source === undefined) return null;
  if (prompt.trim() === '') return new Error(TOPIC_TEXTS.prompt);
  return { topicId, fields: { invTargetDsDictKey: source, prompt, expertResponse, release } };
}
