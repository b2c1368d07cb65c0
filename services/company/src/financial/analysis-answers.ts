import { financialCalls } from '@console/contract-company';
import { answers, by } from '@console/node-kit/http';
import { AnalysisService } from './analysis.service.ts';
import { SeriesService } from './series.service.ts';

export const analysisAnswers = answers(financialCalls, {
  analysis: by(AnalysisService, (analyses, input, { session }) => analyses.ofCompany(session, input)),
  industryAnalysis: by(AnalysisService, (analyses, input, { session }) =>
    analyses.ofIndustry(session, input),
  ),
  revenueSeries: by(SeriesService, (series, input, { session }) => series.revenue(session, input)),
  attributableSeries: by(SeriesService, (series, input, { session }) => series.attributable(session, input)),
  marginSeries: by(SeriesService, (series, input, { session }) => series.margins(session, input)),
  interestSeries: by(SeriesService, (series, input, { session }) => series.interest(session, input)),
});
