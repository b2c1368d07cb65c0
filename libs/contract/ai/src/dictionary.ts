import { call } from '@console/contract-core';
import { z } from 'zod';

/** The dictionaries of document 3 §9. */
export const DICT_TYPES = [
  'INV_TARGET_TYPE',
  'INV_TARGET_DS',
  'CHART_TYPE',
  'DATE_UNIT',
  'AGI_MODEL',
] as const;

const option = z.object({ value: z.string(), label: z.string() });

/** the options of one dictionary. */
export const dictionaryOption = call({
  id: 'ai.dictionaryOption',
  title: '字典选项',
  method: 'POST',
  path: '/api/sysDictData/option',
  services: ['ai'],
  needs: 'gssjk_gn_view',
  from: 'any',
  input: z.strictObject({ dictType: z.enum(DICT_TYPES) }),
  output: z.array(option),
});

/** The means of the question-and-answer service, such as its models. */
export const aiOverview = call({
  id: 'ai.overview',
  title: '智能问答概览',
  method: 'GET',
  path: '/api/ai/overview',
  services: ['ai'],
  needs: 'gssjk_gn_view',
  input: z.strictObject({}),
  output: z.object({
    dictionaries: z.array(
      z.object({ dictType: z.enum(DICT_TYPES), title: z.string(), options: z.array(option) }),
    ),
    /** The models named in the configuration; without any, questions wait for an expert. */
    models: z.array(z.string()),
  }),
});
