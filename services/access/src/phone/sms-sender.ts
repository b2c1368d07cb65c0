/** Brings a code to a phone. */
export interface SmsSender {
  /** Who sends, as the note that it is away names it. */
  readonly provider: string;
  /**
   * Refuses with `smsAway` when the provider takes no messages. False when it takes none for this phone,
   * which says nothing of others.
   */
  send(phone: string, code: string): Promise<boolean>;
}

/** The sender that the configuration names. */
export const SMS_SENDER = Symbol('sms sender');
