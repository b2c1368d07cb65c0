import { z } from 'zod';

/**
 * Invisible characters that make a text look like another: controls, direction marks and zero-width
 * characters. Emoji sequences use two of them, which are therefore matched separately.
 */
const HIDDEN =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u115f\\u1160\\u180e\\u200b\\u200c\\u200e\\u200f' +
  '\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb\\ufffe\\uffff';
/** Line breaks other than LF. */
const BREAKS = '\\r\\u2028\\u2029';
const EMOJI = '(?:\\p{Extended_Pictographic}|[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f|\\u20e3)';
/** A joiner that is not between two emoji, and a tag character that belongs to no flag. */
const STRAY = `\\u034f|(?<!${EMOJI})\\u200d|\\u200d(?!\\p{Extended_Pictographic})|(?<![\\u{1f3f4}\\u{e0020}-\\u{e007f}])[\\u{e0000}-\\u{e007f}]`;

const IN_NAMES = new RegExp(`[${HIDDEN}${BREAKS}\\t\\n]|${STRAY}`, 'u');
const IN_TEXTS = new RegExp(`[${HIDDEN}]|${STRAY}`, 'gu');

/** A text of ordinary characters only, as most texts are: ASCII, ideographs, full-width forms. */
const ORDINARY = /^[\n -~\u3000-\u303f\u4e00-\u9fff\uff01-\uff5e]*$/;

export const HIDDEN_SIGNS = '不能含有控制字符、换行或不可见字符，请删除后重新输入';

/** Whether a name has no hidden characters. Line breaks and tabs are not allowed in a name either. */
export const isPlainName = (text: string): boolean => !IN_NAMES.test(text);

/** The text without hidden characters, its line breaks as LF. A text that has none is returned unchanged. */
export const plainText = (text: string): string => (ORDINARY.test(text) ? text : withoutHidden(text));

const withoutHidden = (text: string): string =>
  text.replaceAll(/\r\n|[\r\u2028\u2029]/g, '\n').replaceAll(IN_TEXTS, '');

/** The check for names of things and people: refuses hidden characters. */
export const plainName = z.refine<string>(isPlainName, HIDDEN_SIGNS);

/** The cleaning of long texts and searches: removes hidden characters. */
export const plainSigns = z.overwrite<string>(plainText);
