const WORDS: Readonly<Record<string, string>> = { yuan: '元', shares: '股', days: '天', '1': '1' };
const POWERS: Readonly<Record<string, string>> = { '2': '²', '3': '³' };

/** A unit of the formula language in Chinese: `yuan/shares` is 元/股, `yuan^2` 元², none (`1`, null) 无单位. */
export function unitText(unit: string | null): string {
  if (unit === null || unit === '1') return '无单位';
  return unit.replaceAll(/([^*/^]+)(?:\^(\d+))?/g, (_, part: string, power: string | undefined) => {
    const word = Object.hasOwn(WORDS, part) ? (WORDS[part] ?? part) : part;
    return power === undefined ? word : word + (POWERS[power] ?? `^${power}`);
  });
}
