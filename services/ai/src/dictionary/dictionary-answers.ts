import { aiEntries } from '@console/contract-ai';
import { answers, by } from '@console/node-kit/http';
import { DictionaryService } from './dictionary.service.ts';

export const dictionaryAnswers = answers(aiEntries, {
  dictionaryOption: by(DictionaryService, (dictionaries, { dictType }) => dictionaries.options(dictType)),
  overview: by(DictionaryService, (dictionaries) => dictionaries.overview()),
});
