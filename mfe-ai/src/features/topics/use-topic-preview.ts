import { aiEntries, type TopicPreview } from '@console/contract-ai';
import { useCall } from '@console/platform';
import { useEffect, useState } from 'react';
import { client } from '../../client.ts';
import type { TopicDraft } from './topic-draft.ts';

export interface PreviewState {
  readonly answer: ReturnType<typeof useCall<typeof aiEntries.previewTopic>>;
  readonly subject: number | null;
  readonly question: string;
  choose(subject: number | null): void;
  ask(question: string): void;
}

export type Preview = TopicPreview;

/** Typing rests this long before templates are shown anew. */
const REST_MS = 400;

/** The templates of a draft as they would be sent, for a chosen subject and question, a moment after typing. */
export function useTopicPreview(
  { invTargetTypeDictKey, templates }: TopicDraft,
  topicId: number | null,
): PreviewState {
  const [subject, choose] = useState<number | null>(null);
  const [question, ask] = useState('');
  const input = {
    invTargetTypeDictKey: invTargetTypeDictKey ?? ('INV_TARGET_TYPE_MKT' as const),
    topicId,
    subjectId: subject,
    question,
    prompts: templates.map(({ prompt }) => prompt),
  };
  const rested = useRested(JSON.stringify(input));
  const answer = useCall(client, aiEntries.previewTopic, JSON.parse(rested) as typeof input, {
    keepPrevious: true,
    enabled: invTargetTypeDictKey !== undefined,
  });
  return { answer, subject, question, choose, ask };
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
