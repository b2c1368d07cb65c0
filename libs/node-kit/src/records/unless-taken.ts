import { Refusal, type Message, type MessageParams } from '@console/contract-core';

/**
 * Runs a write; a value that another record already has is refused, with the message of the unique index that
 * found it. Only the index decides, because others may write between a check and the write.
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
  // Only the end is matched, because the text before it is typed by a user.
  return /for key '(?:\w+\.)?(\w+)'$/.exec(message)?.[1] ?? null;
}
