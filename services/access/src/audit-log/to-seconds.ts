/** A time of the log, cut to seconds. */
export const toSeconds = (at: string): string => at.slice(0, 'YYYY-MM-DD HH:mm:ss'.length);
