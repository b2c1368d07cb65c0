import { jobsProvider } from '@console/node-kit/jobs/submit';
import { EvaluationListSource } from './evaluation-list.source.ts';
import { EvaluationPlans } from './evaluation-plans.ts';
import { EvaluationReader } from './evaluation-reader.ts';
import { EvaluationResultsSource } from './evaluation-results.source.ts';
import { EvaluationsService } from './evaluations.service.ts';
import { VersionGate } from './version-gate.ts';

/** Evaluations, as parts of the service's module. Workers run them. */
export const evaluationSources = {
  evaluationList: EvaluationListSource,
  evaluationResults: EvaluationResultsSource,
};
export const evaluationProviders = [
  jobsProvider('ai'),
  EvaluationPlans,
  EvaluationReader,
  EvaluationsService,
  VersionGate,
];
