import type { Board } from '../../schema/reference/security.ts';

/** How vendors write a share's code: `sh.600519`, `600519.SH` (`600519.SS`), `600519`. */
export const CODE_STYLES = ['prefixed', 'suffixed', 'bare'] as const;
export type CodeStyle = (typeof CODE_STYLES)[number];

export interface SecurityCode {
  readonly code: string;
  readonly exchange: 'SH' | 'SZ' | 'BJ';
}

const EXCHANGE_NAMES: Readonly<Record<string, SecurityCode['exchange']>> = {
  SH: 'SH',
  SS: 'SH',
  SZ: 'SZ',
  BJ: 'BJ',
};
const PATTERNS: Readonly<Record<CodeStyle, RegExp>> = {
  prefixed: /^(?<exchange>[a-z]{2})\.?(?<code>\d{6})$/i,
  suffixed: /^(?<code>\d{6})\.(?<exchange>[a-z]{2})$/i,
  bare: /^(?<code>\d{6})$/,
};

/** The parts of a code; null when the text is not a code of that style, or its exchange is unknown. */
export function parseSecurityCode(text: string, style: CodeStyle): SecurityCode | null {
  const groups = PATTERNS[style].exec(text)?.groups;
  const code = groups?.['code'];
  if (!code) return null;
  const exchange =
    style === 'bare' ? exchangeOf(code) : EXCHANGE_NAMES[(groups['exchange'] ?? '').toUpperCase()];
  return exchange ? { code, exchange } : null;
}

/** `600519.SH`, as files and screens write a security. */
export const securityText = ({ code, exchange }: SecurityCode): string => `${code}.${exchange}`;

/** The board a share is listed on, by the exchanges' code ranges. */
export function boardOf({ code, exchange }: SecurityCode): Board {
  if (exchange === 'BJ') return 'bse';
  if (exchange === 'SH' && /^68[89]/.test(code)) return 'star';
  if (exchange === 'SZ' && code.startsWith('30')) return 'chinext';
  return 'main';
}

function exchangeOf(code: string): SecurityCode['exchange'] | undefined {
  if (/^(4|8|92)/.test(code)) return 'BJ';
  if (/^[69]/.test(code)) return 'SH';
  return /^[0-3]/.test(code) ? 'SZ' : undefined;
}
