import type { IconNode } from 'lucide/dist/esm/icons/*.mjs';
import type { ReactElement } from 'react';

interface IconProps {
  readonly of: IconNode;
  readonly size?: number;
}

/** One of Lucide's icons, drawn without antd: the layout is drawn before that is loaded. Decorative. */
export function Icon({ of, size = 15 }: IconProps): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {of.map(([Tag, attributes]) => (
        <Tag key={Object.values(attributes).join(' ')} {...attributes} />
      ))}
    </svg>
  );
}
