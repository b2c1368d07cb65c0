import { pinyin } from 'pinyin-pro';

/** Lower case, without tones, blanks or marks: `贵州茅台` gives `guizhoumaotai`. */
export const pinyinOf = (text: string): string => letters(text, 'pinyin');

/** `贵州茅台` gives `gzmt`. */
export const pinyinInitialsOf = (text: string): string => letters(text, 'first');

function letters(text: string, pattern: 'pinyin' | 'first'): string {
  return pinyin(text, { toneType: 'none', pattern, type: 'array', nonZh: 'consecutive', v: true })
    .join('')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
