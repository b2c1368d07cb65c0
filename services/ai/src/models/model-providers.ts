import { ModelAsking } from './model-asking.ts';
import { ModelCalls } from './model-calls.ts';
import { ModelCatalogue } from './model-catalogue.ts';
import { ModelPort } from './model-port.ts';
import { ModelStatesService } from './model-states.service.ts';
import { OpenAiPort } from './openai-port.ts';

/** What asks models, and what is known of them. */
export const modelProviders = [
  ModelCatalogue,
  ModelCalls,
  ModelAsking,
  ModelStatesService,
  { provide: ModelPort, useClass: OpenAiPort },
];
