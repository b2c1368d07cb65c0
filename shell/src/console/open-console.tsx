import '@console/ui/tokens.css';
import numeralFont from '@console/ui/num.woff2';
import { CallError } from '@console/platform';
import type { Root } from 'react-dom/client';
import { BootFailure } from '../error/boot-failure.tsx';
import { loadRegistry } from '../modules/load-registry.ts';
import { loadSession } from '../session/load-session.ts';

/** Finds out who is there before the console itself is fetched; a visitor goes to the login page. */
export async function openConsole(root: Root): Promise<void> {
  preloadFont(numeralFont);
  try {
    const session = await loadSession();
    const [registry, { createConsole }] = await Promise.all([loadRegistry(), import('./create-console.tsx')]);
    root.render(createConsole(session, registry));
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return;
    root.render(<BootFailure error={error} onRetry={() => void openConsole(root)} />);
  }
}

/** Fetched beside the console's code, so that figures are drawn once and in their final face. */
function preloadFont(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href });
  document.head.append(link);
}
