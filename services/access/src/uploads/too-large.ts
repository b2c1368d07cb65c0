import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal } from '@console/contract-core';

/** The refusal of a file over `maxBytes`. */
export const tooLarge = (maxBytes: number): Refusal =>
  new Refusal(ACCESS_MESSAGES.fileTooLarge, {
    limit: maxBytes < 1024 ** 2 ? `${maxBytes / 1024} KB` : `${maxBytes / 1024 ** 2} MB`,
  });
