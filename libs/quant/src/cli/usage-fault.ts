/** What the caller typed makes no sense; the message says what would. */
export class UsageFault extends Error {}
