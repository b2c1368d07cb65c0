import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal, type Message } from '@console/contract-core';

/** Which field a unique index of the user table guards. */
const BY_INDEX: Readonly<Record<string, Message>> = {
  user_name_present: ACCESS_MESSAGES.usernameTaken,
  user_mobile_present: ACCESS_MESSAGES.phoneTaken,
};

/** Runs a write of a user; a name or mobile number that another has is a refusal. The index alone decides. */
export async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
    if (code !== 'ER_DUP_ENTRY' || typeof message !== 'string') throw error;
    // The end alone: what stands before it is what a user typed.
    const taken = BY_INDEX[/for key '(?:\w+\.)?(\w+)'$/.exec(message)?.[1] ?? ''];
    throw taken === undefined ? error : new Refusal(taken);
  }
}
