/**
 * This machine's own clock, milliseconds since the epoch. Only to measure how long the user was inactive:
 * performance.now() stops while a laptop sleeps. Times shown to users are the server's.
 */
export const wallNow = (): number => Date.now();
