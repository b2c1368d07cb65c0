/** Sends a code to a phone. */
export interface SmsSender {
  /** The provider's name, in the note that it is unavailable. */
  readonly provider: string;
  /**
   * Refuses with `smsAway` when the provider takes no messages. False when it takes none for this phone, which says
   * nothing about other phones.
   */
  send(phone: string, code: string): Promise<boolean>;
}

/** Injection token of the sender that the configuration names. */
export const SMS_SENDER = Symbol('sms sender');
