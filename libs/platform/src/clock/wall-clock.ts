/**
 * This machine's own clock, milliseconds since the epoch. Only to measure how long nobody was there:
 * performance.now() stands still while a laptop sleeps. What a user reads is dated by the server.
 */
export const wallNow = (): number => Date.now();
