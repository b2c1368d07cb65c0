import { createRoot } from 'react-dom/client';
import { applyTheme, storedTheme } from './theme/theme-choice.ts';

/**
 * Decides between the two halves of the shell, each a chunk of its own: the login page is light, and
 * whoever is not signed in never pays for the console.
 */
async function start(): Promise<void> {
  applyTheme(storedTheme());
  const container = document.getElementById('app');
  if (container === null) throw new Error('the page has no #app');
  const root = createRoot(container);
  if (/^\/login\/*$/i.test(window.location.pathname)) {
    const { LoginPage } = await import('./login/login-page.tsx');
    root.render(<LoginPage />);
    return;
  }
  const { openConsole } = await import('./console/open-console.tsx');
  await openConsole(root);
}

void start();
