import { aiEntries } from '@console/contract-ai';
import { answers, by } from '@console/node-kit/http';
import { ModelStatesService } from './model-states.service.ts';

export const modelAnswers = answers(aiEntries, {
  modelStates: by(ModelStatesService, (models) => models.states()),
});
