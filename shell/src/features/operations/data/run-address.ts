/** The query key of the import that is open on the tab of imports. */
export const RUN_KEY = 'run';

/** The path that opens an import. */
export const runPath = (id: number): string => `/operations/data?tab=runs&${RUN_KEY}=${id}`;
