/**
 * Test files that take seconds, and about how many on a machine of two cores: in a fresh clone, where none was
 * measured yet, they begin first. `npm test` prints the slowest at its end; only slow files are worth a line.
 * @type {Readonly<Record<string, number>>}
 */
export const slowFiles = {
  'tools/generate/subject-kinds.test.mjs': 70,
  'mfe-industry/src/features/industry-list/maintain-industries.test.tsx': 23,
  'libs/market-demo/src/events/write-events.test.ts': 21,
  'mfe-industry/src/features/industry-list/industry-list-page.test.tsx': 20,
  'shell/src/features/operations/jobs/jobs-page.test.tsx': 20,
  'libs/market-demo/src/holders/write-holders.test.ts': 20,
  'libs/ui/src/data/data-table.test.tsx': 20,
  'mfe-invest/src/features/factors/factor-list-page.test.tsx': 14,
  'mfe-invest/src/features/backtests/result/backtest-result-page.test.tsx': 13,
  'mfe-invest/src/features/factor-editor/factor-editor-page.test.tsx': 13,
  'libs/quant/src/kernel/kernel-bytes.test.ts': 12,
  'libs/market-demo/src/statements/write-company-books.test.ts': 12,
  'libs/subject/src/notes/notes-panel.test.tsx': 10,
  'libs/market-demo/src/company/write-company.test.ts': 10,
  'mfe-company/src/features/basic-info/basic-info-tab.test.tsx': 9,
  'mfe-invest/src/features/indicators/indicator-page.test.tsx': 8,
  'mfe-industry/src/features/industry-detail/industry-detail-page.test.tsx': 6,
  'mfe-ai/src/features/default-prompts/prompt-editor-page.test.tsx': 6,
  'shell/src/features/account/profile/profile-page.test.tsx': 6,
  'shell/src/features/operations/releases/releases-page.test.tsx': 6,
  'libs/market-demo/src/book/make-book.test.ts': 6,
  'libs/ui/src/edit/use-edit.test.tsx': 6,
};
