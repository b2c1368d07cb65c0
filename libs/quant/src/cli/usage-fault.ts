/** A wrong usage by the caller; the message says what is expected. */
export class UsageFault extends Error {}
