import { z } from 'zod';

/**
 * Signs that nobody sees and that make a text look like another: controls, marks of direction, and what takes no room.
 * Sequences of emoji are made with two of them, so those are looked for by themselves.
 */
const HIDDEN =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u115f\\u1160\\u180e\\u200b\\u200c\\u200e\\u200f' +
  '\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb\\ufffe\\uffff';
/** What else ends a line, beside LF. */
const BREAKS = '\\r\\u2028\\u2029';
const EMOJI = '(?:\\p{Extended_Pictographic}|[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f|\\u20e3)';
/** A joiner that is between no two emoji, and a tag that belongs to no flag. */
const STRAY = `\\u034f|(?<!${EMOJI})\\u200d|\\u200d(?!\\p{Extended_Pictographic})|(?<![\\u{1f3f4}\\u{e0020}-\\u{e007f}])[\\u{e0000}-\\u{e007f}]`;

const IN_NAMES = new RegExp(`[${HIDDEN}${BREAKS}\\t\\n]|${STRAY}`, 'u');
const IN_TEXTS = new RegExp(`[${HIDDEN}]|${STRAY}`, 'gu');

/** What most texts are made of whole: ASCII, ideographs, full-width forms. */
const ORDINARY = /^[\n -~\u3000-\u303f\u4e00-\u9fff\uff01-\uff5e]*$/;

export const HIDDEN_SIGNS = '不能含有控制字符、换行或不可见字符，请删除后重新输入';

/** Whether a name says what it seems to. Line breaks and tabs are none of a name's. */
export const isPlainName = (text: string): boolean => !IN_NAMES.test(text);

/** A text without hidden signs; breaks of lines are LF. Leaves a text that has none as it is. */
export const plainText = (text: string): string => (ORDINARY.test(text) ? text : withoutHidden(text));

const withoutHidden = (text: string): string =>
  text.replaceAll(/\r\n|[\r\u2028\u2029]/g, '\n').replaceAll(IN_TEXTS, '');

/** For everything that people know a thing or one another by: refused with hidden signs in it. */
export const plainName = z.refine<string>(isPlainName, HIDDEN_SIGNS);

/** For what people write at length, or look for: hidden signs are left out. */
export const plainSigns = z.overwrite<string>(plainText);
