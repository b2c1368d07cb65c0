/** What is submitted with which priority: who waits at a screen comes before what runs overnight. Smaller first. */
export const JOB_PRIORITY = { interactive: 0, batch: 10 } as const;
