import { aiEntries } from '@console/contract-ai';
import { answers, by, done } from '@console/node-kit/http';
import { idempotencyKey } from '@console/node-kit/records';
import { DefaultPromptChanges } from './default-prompt-changes.ts';
import { DefaultPromptReader } from './default-prompt-reader.ts';
import { DefaultPromptsService } from './default-prompts.service.ts';

export const defaultPromptAnswers = answers(aiEntries, {
  defaultPrompt: by(DefaultPromptReader, (reader, { id }, { session }) => reader.find(session.tenantId, id)),
  activePrompt: by(DefaultPromptReader, (reader, _input, { session }) => reader.active(session.tenantId)),
  addDefaultPrompt: by(DefaultPromptsService, (prompts, input, call) =>
    prompts.add(call.session, input, idempotencyKey(call)),
  ),
  updateDefaultPrompt: by(DefaultPromptsService, (prompts, input, { session }) =>
    prompts.update(session, input),
  ),
  activateDefaultPrompt: by(DefaultPromptsService, (prompts, { id }, { session }) =>
    prompts.activate(session, id),
  ),
  deleteDefaultPrompt: by(DefaultPromptChanges, (changes, { id }, { session }) =>
    done(changes.delete(session, id)),
  ),
  defaultPromptHistory: by(DefaultPromptReader, (reader, input, { session }) =>
    reader.history(session.tenantId, input),
  ),
});
