import { aiEntries } from '@console/contract-ai';
import { answers, by } from '@console/node-kit/http';
import { recordAnswers } from '@console/node-kit/records';
import { DefaultPromptReader } from './default-prompt-reader.ts';
import { DefaultPromptsService } from './default-prompts.service.ts';

export const defaultPromptAnswers = answers(aiEntries, {
  ...recordAnswers(aiEntries, 'defaultPrompt', DefaultPromptsService),
  activePrompt: by(DefaultPromptReader, (reader, _input, { session }) => reader.active(session.tenantId)),
  activateDefaultPrompt: by(DefaultPromptsService, (prompts, input, { session }) =>
    prompts.activate(session, input),
  ),
  defaultPromptHistory: by(DefaultPromptReader, (reader, input, { session }) =>
    reader.history(session.tenantId, input),
  ),
});
