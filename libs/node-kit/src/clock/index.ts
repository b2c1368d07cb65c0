/** Time: the service's clock, which tests may set, and the real one; and what is read again after a while. */
export { remembered } from './remembered.ts';
export { realNow, SystemClock } from './system-clock.ts';
