import { dayChartsAnswers } from '../fund-preference/day-charts-answers.ts';
import { DayChartsService } from '../fund-preference/day-charts.service.ts';
import { dayTableSources } from '../fund-preference/day-tables.sources.ts';
import { PreferenceComparison } from '../fund-preference/preference-comparison.service.ts';
import { IndustryDays } from './industry-days.ts';

/** The parts of the module that are about industries by day: 资金偏好. */
export const dayParts = {
  sources: dayTableSources,
  answers: dayChartsAnswers,
  providers: [IndustryDays, DayChartsService, PreferenceComparison],
};
