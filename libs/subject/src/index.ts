/**
 * What every page of facts about a subject – a company, an industry, a fund, a strategy, a set of securities
 * – is made of. A module puts a `SubjectProvider` around its page and writes each tab as data: `{ key, title,
 * needs, parts }`, where a part is a table, a chart, a statement of a contract entry, notes, or a component
 * of its own. An example of a tab of six parts is in docs/guides/subject-tabs.md. The library knows no
 * domain: entries come from the module. Compiled into each module that uses it, file by file; notes have an
 * entry point of their own (`/notes`), because the code that cleans their texts is loaded when they are
 * opened, and their editor when someone writes.
 */
export { ChartPanel, type ChartPanelProps } from './chart/chart-panel.tsx';
export { ChartStrip } from './chart/chart-strip.tsx';
export { chart } from './chart/chart.tsx';
export { rangedChart } from './chart/ranged-chart.tsx';
export { SubjectChart } from './chart/subject-chart.tsx';
export { useDayRange } from './chart/use-day-range.ts';
export { valuationBands } from './chart/valuation-bands.tsx';
export { forecastTabs } from './forecast/forecast-tabs.tsx';
export type { ForecastEntries } from './forecast/forecast-entries.ts';
export { PeriodFilter } from './periods/period-filter.tsx';
export { useFlowState, type FlowState } from './periods/use-flow-state.ts';
export { usePeriodFilter, type PeriodFilterState } from './periods/use-period-filter.ts';
export { SingleChoice } from './periods/single-choice.tsx';
export type { Single } from './periods/use-single.ts';
export { pivot } from './pivot/pivot-panel.tsx';
export type { Pivot, PivotMetric } from './pivot/pivot.ts';
export { segments } from './pivot/segments.ts';
export { figureFact, textFact, type ProfileFact } from './profile/profile-fact.ts';
export { ProfilePanel } from './profile/profile-panel.tsx';
export { AnswerPanel } from './state/answer-panel.tsx';
export { PeriodStatement } from './statement/period-statement.tsx';
export { statement } from './statement/statement.tsx';
export { SubjectProvider, useSubject } from './subject/subject-provider.tsx';
export { subjectTitle, type Subject, type SubjectKind } from './subject/subject.ts';
export { useSubjectCall } from './subject/use-subject-call.ts';
export { executiveMeans } from './table/executive-means.ts';
export { EXECUTIVE_TRADE_CELLS } from './table/executive-trade-cells.ts';
export { SCORE_RULE_BUTTON } from './table/score-rule-button.tsx';
export { pagesOf } from './table/pages-of.ts';
export { SubjectTable } from './table/subject-table.tsx';
export { table } from './table/table.tsx';
export { afterPaint } from './tabs/after-paint.tsx';
export { Beside, beside } from './tabs/beside.tsx';
export { choice } from './tabs/choice.tsx';
export { OpenTab } from './tabs/open-tab.tsx';
export { part, Parts, type Part } from './tabs/part.tsx';
export { remark } from './tabs/remark.tsx';
export { tabs, type TabbedPart } from './tabs/tabs.tsx';
export { useTabKey } from './tabs/use-tab-key.ts';
export { useTabs, type Tab } from './tabs/use-tabs.ts';
export { YearTable } from './table/year-table.tsx';
export { YearTabs } from './tabs/year-tabs.tsx';
export { operatingExpenses } from './transposed/operating-expenses.tsx';
export { staffComposition } from './transposed/staff-composition.tsx';
export { TransposedTable, type TransposedRow } from './transposed/transposed-table.tsx';
