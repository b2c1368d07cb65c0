/** The question-and-answer domain as mfe-ai and services/ai both know it: calls, dictionaries and pages. */
import { aiOverview, dictionaryOption } from './dictionary.ts';

export const aiEntries = { dictionaryOption, overview: aiOverview } as const;
export { DICT_TYPES } from './dictionary.ts';
export { aiModule } from './manifest.ts';
