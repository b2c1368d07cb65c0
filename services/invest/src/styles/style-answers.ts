import { styleCalls } from '@console/contract-invest';
import { answers, by } from '@console/node-kit/http';
import { recordAnswers } from '@console/node-kit/records';
import { StyleNames } from './style-names.ts';
import { StylesService } from './styles.service.ts';

export const styleAnswers = answers(styleCalls, {
  ...recordAnswers(styleCalls, 'style', StylesService),
  styleNameCount: by(StyleNames, (names, input, { session }) => names.count(session, input)),
  styleOptions: by(StyleNames, (names, _input, { session }) => names.options(session)),
});
