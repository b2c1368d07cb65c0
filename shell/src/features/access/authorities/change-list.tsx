import type { ReactElement } from 'react';
import '../system.css';
import type { AuthorityChanges } from './authority-changes.ts';
import { authorityName } from './authority-name.ts';

/** The authorities that saving would grant and revoke, marked by sign, not by a market's colours. */
export function ChangeList({ changes }: { readonly changes: AuthorityChanges }): ReactElement {
  const { added, removed } = changes;
  if (added.length + removed.length === 0) return <p className="c-hint">与已保存的权限相同。</p>;
  return (
    <ul className="shell-system-changes" aria-label="保存前的变更">
      {added.map((key) => (
        <li key={key} data-kind="added">
          <span aria-hidden="true">+</span>
          <span className="c-unseen">授予</span>
          {authorityName(key)} <span className="shell-system-key">{key}</span>
        </li>
      ))}
      {removed.map((key) => (
        <li key={key} data-kind="removed">
          <span aria-hidden="true">−</span>
          <span className="c-unseen">撤销</span>
          {authorityName(key)} <span className="shell-system-key">{key}</span>
        </li>
      ))}
    </ul>
  );
}
