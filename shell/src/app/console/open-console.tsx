import '@console/ui/tokens.css';
import numeralFont from '@console/ui/num.woff2';
import { CallError } from '@console/platform';
import type { Root } from 'react-dom/client';
import { BootFailure } from '../error/boot-failure.tsx';
import { loadRegistry } from '../../core/modules/load-registry.ts';
import { forgetHands } from '../../core/session/forget-hands.ts';
import { loadSession, type SessionInfo } from '../../core/session/load-session.ts';
import { signOut } from '../../core/session/sign-out.ts';

/** Loads the session before the console itself is fetched; a visitor without one goes to the login page. */
export async function openConsole(root: Root): Promise<void> {
  preloadFont(numeralFont);
  try {
    const session = await loadSession();
    if (session.locked) return await openLocked(root, session);
    if (session.mustChangePassword) return await openPasswordChange(root, session);
    const [registry, { createConsole }] = await Promise.all([loadRegistry(), import('./create-console.tsx')]);
    root.render(createConsole(session, registry));
  } catch (error) {
    // The browser is on its way to the login page already.
    if (error instanceof CallError && error.status === 401) return forgetHands();
    root.render(<BootFailure error={error} onRetry={() => void openConsole(root)} />);
  }
}

/**
 * Opens the lock. After unlocking the page loads again: only then does the server say what its user may
 * see.
 */
async function openLocked(root: Root, session: SessionInfo): Promise<void> {
  const { createLockedConsole } = await import('./locked-console.tsx');
  root.render(createLockedConsole(session, () => window.location.reload()));
}

/** Opens the change of password: the server accepts nothing else until it is done. */
async function openPasswordChange(root: Root, session: SessionInfo): Promise<void> {
  const { default: PasswordChangeScreen } =
    await import('../../features/account/password-change/password-change-screen.tsx');
  root.render(
    <PasswordChangeScreen
      session={session}
      onDone={() => void openConsole(root)}
      onSignOut={() => void signOut().catch(() => window.location.assign('/login'))}
    />,
  );
}

/** Fetches the font beside the console's code, so that figures are drawn once and in their final face. */
function preloadFont(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href });
  document.head.append(link);
}
