import { riskCalls } from '@console/contract-invest';
import { answers, by } from '@console/node-kit/http';
import { ChangeRiskService } from './change-risk.service.ts';
import { PreviewRiskService } from './preview-risk.service.ts';
import { RiskListsService } from './risk-lists.service.ts';

export const riskAnswers = answers(riskCalls, {
  systemRisks: by(RiskListsService, (lists, input, { session }) => lists.system(session, input)),
  companyRisks: by(RiskListsService, (lists, input, { session }) => lists.companies(session, input)),
  riskCompanies: by(RiskListsService, (lists, { strategyId }, { session }) =>
    lists.columns(session, strategyId),
  ),
  stockPositions: by(RiskListsService, (lists, input, { session }) => lists.positions(session, input)),
  assets: by(RiskListsService, (lists, input, { session }) => lists.assets(session, input)),
  updateSystemRisk: by(ChangeRiskService, (changes, input, { session }) =>
    changes.lowerSystem(session, input),
  ),
  updateCompanyRisk: by(ChangeRiskService, (changes, input, { session }) =>
    changes.lowerCompanies(session, input),
  ),
  raiseRisk: by(ChangeRiskService, (changes, input, { session }) => changes.raise(session, input)),
  previewRisk: by(PreviewRiskService, (previews, input, { session }) => previews.preview(session, input)),
});
