/** Announcements and news: the opinion-monitoring tab of decisions.md. */
export const opinionTables = {} as const;
export const opinionCalls = {} as const;
