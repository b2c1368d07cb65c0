import { readFileSync } from 'node:fs';
import { getSystemErrorMap } from 'node:util';
import { FileFault } from './file-fault.ts';

/** A file's text. @throws FileFault when it cannot be read, whatever the cause */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new FileFault(file, causeOf(error as NodeJS.ErrnoException));
  }
}

/** The system's text of the cause: some messages of node lack the file's name. */
function causeOf({ code, errno, message }: NodeJS.ErrnoException): string {
  const [, words] = getSystemErrorMap().get(errno ?? 0) ?? [];
  return words === undefined ? message : `${words} (${code})`;
}
