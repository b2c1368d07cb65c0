import { uploadEntries } from '@console/contract-access';

const [FILES = ''] = uploadEntries.file.path.split(':');

/** The address of a stored file. */
export const fileLink = (key: string): string => FILES + key;

/** The key of the file that one of our links names; null for any other text. */
export function fileKeyOf(link: string): string | null {
  if (!link.startsWith(FILES)) return null;
  const read = uploadEntries.file.input.safeParse({ key: link.slice(FILES.length) });
  return read.success ? read.data.key : null;
}
