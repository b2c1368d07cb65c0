import { Refusal, type Message, type MessageParams } from '@console/contract-core';

/**
 * Runs a write; what another record has already is a refusal, with the message of the unique index that found it. The
 * index alone decides: between a look and a write, others write.
 */
export async function unlessTaken<T>(
  messages: Readonly<Record<string, Message>>,
  write: () => Promise<T>,
  params: MessageParams = {},
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const message = messages[indexOf(error) ?? ''];
    throw message === undefined ? error : new Refusal(message, params);
  }
}

/** The unique index that refused a write; null for any other error. */
function indexOf(error: unknown): string | null {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  if (code !== 'ER_DUP_ENTRY' || typeof message !== 'string') return null;
  // The end alone: what comes before it is what a user typed.
  return /for key '(?:\w+\.)?(\w+)'$/.exec(message)?.[1] ?? null;
}
