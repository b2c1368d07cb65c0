/** A time of the log, which keeps thousandths that no one reads. */
export const toSeconds = (at: string): string => at.slice(0, 'YYYY-MM-DD HH:mm:ss'.length);
