import { factorCalls } from '@console/contract-invest';
import { answers, by, byAll } from '@console/node-kit/http';
import { idempotencyKey } from '@console/node-kit/records';
import { FactorCheck } from './graphs/factor-check.ts';
import { FactorPreview } from './values/factor-preview.ts';
import { FactorReader } from './factor-reader.ts';
import { FactorRelations } from './factor-relations.ts';
import { FactorValues } from './values/factor-values.ts';
import { FactorsService } from './factors.service.ts';
import { ruleOptions } from './graphs/rule-options.ts';

const kept = answers(factorCalls, {
  factor: by(FactorReader, (reader, { id }, { session }) => reader.find(session, id)),
  saveFactor: by(FactorsService, (factors, input, call) =>
    factors.save(call.session, input, idempotencyKey(call)),
  ),
  deleteFactor: by(FactorsService, (factors, { id }, { session }) => factors.remove(session, id)),
  factorNameCount: by(FactorReader, (reader, input, { session }) => reader.nameCount(session, input)),
  factorVersions: by(FactorReader, (reader, { id }, { session }) => reader.versions(session, id)),
  factorTree: by(FactorReader, (reader, input, { session }) => reader.tree(session, input)),
});

/** The calls of the editor while a factor is being drawn. */
const drawn = answers(factorCalls, {
  checkFactor: by(FactorCheck, (checks, input, { session }) => checks.check(session, input)),
  previewFactor: by(FactorPreview, (previews, input, { session }) => previews.preview(session, input)),
  ruleOptions: byAll([], ruleOptions),
});

/** The calls about the sources and values of saved factors. */
const insight = answers(factorCalls, {
  relationTree: by(FactorRelations, (relations, { id, direction }, { session }) =>
    direction === 'users' ? relations.users(session, id) : relations.sources(session, id),
  ),
  factorRadar: by(FactorValues, (values, input, { session }) => values.radar(session, input)),
  factorValues: by(FactorValues, (values, input, { session }) => values.list(session, input)),
});

export const factorAnswers = { ...kept, ...drawn, ...insight };
