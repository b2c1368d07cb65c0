import { signInAddresses } from '@console/contract-access/addresses';
import type { ReactElement } from 'react';
import './social-links.css';
import { SocialIcon } from './social-icon.tsx';
import { useExtra } from './use-extra.ts';
import { wantedPath } from './wanted-path.ts';

/** Links to the third parties by which a visitor can sign in; draws nothing when none is configured. */
export function SocialLinks({ tenantId }: { readonly tenantId: string }): ReactElement | null {
  const providers = useExtra(signInAddresses.providers, {});
  if (!providers?.length) return null;
  const query = new URLSearchParams({ ...(tenantId && { tenantId }), redirect: wantedPath() });
  return (
    <nav className="shell-social-links-social" aria-labelledby="login-social">
      <h2 id="login-social">其他方式</h2>
      <div>
        {providers.map(({ source, title, icon }) => (
          <a
            key={source}
            href={`${signInAddresses.begin.path.replace(':source', encodeURIComponent(source))}?${query}`}
          >
            <SocialIcon name={icon} />
            {title}
          </a>
        ))}
      </div>
    </nav>
  );
}
