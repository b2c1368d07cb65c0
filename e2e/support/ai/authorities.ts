/** Asking, and everything that is read about a company but its statements. */
export const WITHOUT_STATEMENTS: readonly string[] = [
  ...['gssjk_gn', 'gssjk_gn_view', 'gssjk_gn_view_information', 'gssjk_gn_view_marketData'],
  'gssjk_gn_view_fundPreference',
];

/** Asking, and everything that is read about a company. */
export const ASKER: readonly string[] = [...WITHOUT_STATEMENTS, 'gssjk_gn_view_financial'];

/** An asker who maintains topics, cases and knowledge. */
export const EXPERT: readonly string[] = [...ASKER, 'gssjk_gn_add', 'gssjk_gn_edit'];
