/** The priorities of jobs, smaller first: jobs that a user waits for come before batch jobs. */
export const JOB_PRIORITY = { interactive: 0, batch: 10 } as const;
