/** Brings a code to a phone. */
export interface SmsSender {
  /** Refuses with `smsAway` when the provider does not take the message. */
  send(phone: string, code: string): Promise<void>;
}

/** The sender that the configuration names. */
export const SMS_SENDER = Symbol('sms sender');
