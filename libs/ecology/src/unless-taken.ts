import { Refusal, windowText, type MaintenanceWindow, type Message } from '@console/contract-core';

/** What to say when another industry of the classification has the name, or the code. */
export interface TakenMessages {
  readonly name: Message;
  readonly code: Message;
}

interface Named {
  readonly name: string;
  readonly code: string;
}

/** Runs a write of an industry; a name or code that another has is a refusal. The unique indexes alone decide. */
export async function unlessTaken<T>(
  { name, code }: Named,
  messages: TakenMessages & { readonly window: MaintenanceWindow },
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const index = takenIndex(error);
    if (index === null) throw error;
    const [start = '', end = ''] = windowText(messages.window).split('–');
    if (index === 'industry_name_present') throw new Refusal(messages.name, { name, start, end });
    if (index === 'industry_code_present') throw new Refusal(messages.code, { code, start, end });
    throw error;
  }
}

function takenIndex(error: unknown): string | null {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  if (code !== 'ER_DUP_ENTRY' || typeof message !== 'string') return null;
  // The end alone: what stands before it is what a user typed.
  return /for key '(?:\w+\.)?(\w+)'$/.exec(message)?.[1] ?? null;
}
