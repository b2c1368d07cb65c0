import { pinyin } from 'pinyin-pro';

const PATTERNS = { pinyin: 'pinyin', 'pinyin-initials': 'first' } as const;

/** What a column filled from another holds: `贵州茅台` gives `guizhoumaotai` and `gzmt`. */
export function fillColumn(by: keyof typeof PATTERNS): (text: string) => string {
  const pattern = PATTERNS[by];
  return (text) =>
    pinyin(text, { toneType: 'none', pattern, type: 'array', nonZh: 'consecutive', v: true })
      .join('')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '');
}
