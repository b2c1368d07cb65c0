import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types';
import type { ReactElement } from 'react';

interface IconProps {
  readonly of: IconDefinition;
  readonly size?: number;
}

/** One of antd's icons drawn without antd: the layout is drawn before that is loaded. Decorative. */
export function Icon({ of, size = 14 }: IconProps): ReactElement {
  const node = typeof of.icon === 'function' ? of.icon('currentColor', 'currentColor') : of.icon;
  return (
    <svg viewBox={node.attrs['viewBox']} width={size} height={size} fill="currentColor" aria-hidden="true">
      {paths(node).map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}

function paths(node: AbstractNode): readonly string[] {
  const own = node.tag === 'path' && node.attrs['d'] !== undefined ? [node.attrs['d']] : [];
  return [...own, ...(node.children ?? []).flatMap(paths)];
}
