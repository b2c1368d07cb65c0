import { industryEntries } from '@console/contract-industry';
import { answers, by } from '@console/node-kit/http';
import { IndustryChartsService } from './industry-charts.service.ts';

export const industryChartsAnswers = answers(industryEntries, {
  industryRevenue: by(IndustryChartsService, (charts, asked, { session }) => charts.revenue(session, asked)),
  industryGrossMargin: by(IndustryChartsService, (charts, asked, { session }) =>
    charts.grossMargin(session, asked),
  ),
  industryReturns: by(IndustryChartsService, (charts, asked, { session }) => charts.returns(session, asked)),
});
