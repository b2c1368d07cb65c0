import Bowser from 'bowser';

const MOST = 120;
const UNKNOWN = '未知设备';

/**
 * A label by which a person recognises a browser: `Chrome 156 · Windows`. Another program gets the first word of its
 * user agent.
 */
export function deviceLabel(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent.trim() === '') return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  const name = [browser.name, browser.version?.split('.')[0]].filter(Boolean).join(' ');
  const label = [name, os.name].filter(Boolean).join(' · ') || (userAgent.split(/[\s/]/)[0] ?? '');
  return label.slice(0, MOST) || UNKNOWN;
}
