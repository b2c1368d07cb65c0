import type { ReactElement } from 'react';

/** The icons the contract names. */
const PATHS = {
  shield: 'M7 1.2 12 3v4.2c0 2.7-2 4.7-5 5.8-3-1.1-5-3.1-5-5.8V3ZM4.8 6.9l1.7 1.7 2.9-3',
  wecom:
    'M8.6 10.2a6.6 6.6 0 0 1-3.4.2L2.8 11.6 3 9.4A4.3 4.3 0 0 1 1.2 6C1.2 3.7 3.4 1.9 6.1 1.9S11 3.7 11 6v.4M11 8.2l.6 1.5 1.5.6-1.5.6L11 12.4l-.6-1.5-1.5-.6 1.5-.6Z',
  qq: 'M7 1.2C5 1.2 3.8 2.7 3.8 4.7v1.2C2.8 7 2.3 8.3 2.5 9.4c.1.5.6.3 1.2-.5.2.8.6 1.4 1.1 1.9-.7.3-1.1.7-1.1 1.1 0 .7 1.6.9 3.3.5 1.7.4 3.3.2 3.3-.5 0-.4-.4-.8-1.1-1.1.5-.5.9-1.1 1.1-1.9.6.8 1.1 1 1.2.5.2-1.1-.3-2.4-1.3-3.5V4.7C10.2 2.7 9 1.2 7 1.2Z',
} as const;
export type SocialIconName = keyof typeof PATHS;

/** A line icon of 14 px beside a third party's name. */
export function SocialIcon({ name }: { readonly name: SocialIconName }): ReactElement {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={PATHS[name]} strokeLinejoin="round" fill={name === 'qq' ? 'currentColor' : undefined} />
    </svg>
  );
}
