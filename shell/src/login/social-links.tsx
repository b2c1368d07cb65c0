import type { ReactElement } from 'react';
import styles from './social-links.module.css';
import { SocialIcon, type SocialIconName } from './social-icon.tsx';
import { useExtra } from './use-extra.ts';
import { wantedPath } from './wanted-path.ts';

export const PROVIDERS_PATH = '/api/blade-auth/oauth/providers';
/** Followed by the source. */
export const RENDER_PATH = '/api/blade-auth/oauth/render/';

interface Provider {
  readonly source: string;
  readonly title: string;
  readonly icon: SocialIconName;
}

/** Third parties that vouch for a visitor; nothing where none is configured. */
export function SocialLinks({ tenantId }: { readonly tenantId: string }): ReactElement | null {
  const providers = useExtra<readonly Provider[]>(PROVIDERS_PATH);
  if (!providers?.length) return null;
  const query = new URLSearchParams({ ...(tenantId && { tenantId }), redirect: wantedPath() });
  return (
    <nav className={styles['social']} aria-labelledby="login-social">
      <h2 id="login-social">其他方式</h2>
      <div>
        {providers.map(({ source, title, icon }) => (
          <a key={source} href={`${RENDER_PATH}${encodeURIComponent(source)}?${query}`}>
            <SocialIcon name={icon} />
            {title}
          </a>
        ))}
      </div>
    </nav>
  );
}
