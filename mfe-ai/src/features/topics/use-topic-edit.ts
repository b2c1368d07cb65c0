import { aiEntries, TOPIC_TEXTS, type Topic } from '@console/contract-ai';
import { useEdit, type Edit } from '@console/ui/edit';
import { client } from '../../client.ts';
import { savedNotice } from '../../topic-parts/saved-notice.ts';
import { draftOf, sentTopic, type TopicDraft } from './topic-draft.ts';

export type TopicEdit = Edit<Topic, TopicDraft>;

/** The edit of a topic with its templates; null begins a new one. */
export const useTopicEdit = (topic: Topic | null, leave: (saved: Topic | null) => void): TopicEdit =>
  useEdit({
    client,
    read: topic,
    fields: draftOf,
    sent: sentTopic,
    add: (sent, keyOf) => client.call(aiEntries.addTopic, sent, { idempotencyKey: keyOf(sent) }),
    update: (sent, { id, version }) => client.call(aiEntries.updateTopic, { ...sent, id, version }),
    latest: ({ id }) => client.call(aiEntries.topic, { id }),
    notice: (saved) => (topic === null ? TOPIC_TEXTS.added : savedNotice(topic, saved)),
    leave,
  });
