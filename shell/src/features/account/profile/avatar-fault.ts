import { ACCESS_MESSAGES, AVATAR_MAX_BYTES } from '@console/contract-access';
import { fillMessage } from '@console/contract-core';

/** The accepted types, which browsers derive from a file's name; the server inspects the file. */
export const AVATAR_TYPES = ['image/jpeg', 'image/png'] as const;

/** Why a picture would be refused, in the server's words; null when it may be sent. Document 3 §9. */
export function avatarFault({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!AVATAR_TYPES.some((known) => known === type))
    return fillMessage(ACCESS_MESSAGES.fileType, { allowed: 'jpg、png' });
  if (size === 0) return ACCESS_MESSAGES.fileEmpty.text;
  if (size > AVATAR_MAX_BYTES)
    return fillMessage(ACCESS_MESSAGES.fileTooLarge, { limit: `${AVATAR_MAX_BYTES / 1024} KB` });
  return null;
}
