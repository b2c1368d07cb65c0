import { styleCalls } from '@console/contract-invest';
import { answers, by } from '@console/node-kit/http';
import { idempotencyKey } from '@console/node-kit/records';
import { StylesService } from './styles.service.ts';

export const styleAnswers = answers(styleCalls, {
  style: by(StylesService, (styles, { styleId }, { session }) => styles.find(session, styleId)),
  styleNameCount: by(StylesService, (styles, input, { session }) => styles.nameCount(session, input)),
  styleOptions: by(StylesService, (styles, _input, { session }) => styles.options(session)),
  addStyle: by(StylesService, (styles, input, call) => styles.add(call.session, input, idempotencyKey(call))),
  updateStyle: by(StylesService, (styles, input, { session }) => styles.update(session, input)),
  deleteStyle: by(StylesService, (styles, { id }, { session }) => styles.remove(session, id)),
});
