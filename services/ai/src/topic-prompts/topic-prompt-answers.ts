import { aiEntries } from '@console/contract-ai';
import { answers, by, done } from '@console/node-kit/http';
import { recordAnswers } from '@console/node-kit/records';
import { TopicPromptsService } from './topic-prompts.service.ts';

export const topicPromptAnswers = answers(aiEntries, {
  ...recordAnswers(aiEntries, 'topicPrompt', TopicPromptsService),
  deleteTopicPrompt: by(TopicPromptsService, (prompts, { id, release }, { session }) =>
    done(prompts.remove(session, id, release)),
  ),
});
