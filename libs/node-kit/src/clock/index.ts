/**
 * Time: the service's clock, which tests may set, and the real one; and values that are cached for a while.
 */
export { remembered } from './remembered.ts';
export { realNow, SystemClock } from './system-clock.ts';
