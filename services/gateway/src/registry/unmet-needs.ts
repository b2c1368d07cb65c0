import { meetsCaret } from '@console/contract-core';

const NAMES: Readonly<Record<string, string>> = { shellApi: '外壳接口' };

/**
 * Why a module cannot run beside a shell, as a user reads it; null when it can.
 * @param needs semver ranges by name
 * @param provides versions by name
 */
export function unmetNeeds(
  needs: Readonly<Record<string, string>>,
  provides: Readonly<Record<string, string>>,
): string | null {
  const reasons = Object.entries(needs).flatMap(([name, range]) => {
    const given = provides[name];
    if (given !== undefined && meetsCaret(range, given)) return [];
    const wanted = `需要${NAMES[name] ?? ` ${name}`} ${range}`;
    return [given === undefined ? `${wanted}，当前外壳未提供` : `${wanted}，当前为 ${given}`];
  });
  return reasons.length > 0 ? reasons.join('；') : null;
}
