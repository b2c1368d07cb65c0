import { bytesText } from '../words/bytes-text.ts';

/** `已用 1.5 MB / 500 MB`, of the bytes that are stored and those that may be. */
export const roomText = (usedBytes: number, limitBytes: number): string =>
  `已用 ${bytesText(usedBytes)} / ${bytesText(limitBytes)}`;
