/** Names the import that stands open on the tab of the records. */
export const RUN_KEY = 'run';

/** Where an import stands open. */
export const runPath = (id: number): string => `/operations/data?tab=runs&${RUN_KEY}=${id}`;
