import { createRoot } from 'react-dom/client';
import { LoginPage } from './features/login/login-page.tsx';
import { takeArrival } from './features/login/oauth/take-arrival.ts';
import { applyAppearance, storedTheme, storedUpColour } from './core/theme/theme-choice.ts';

/**
 * Decides what is opened. The login page is light and imported here itself, which costs less than two more
 * requests; the console is a chunk of its own, which visitors who are not signed in do not load. A sign-in
 * begun elsewhere is finished before either.
 */
async function start(): Promise<void> {
  applyAppearance({ theme: storedTheme(), upColour: storedUpColour() });
  const container = document.getElementById('app');
  if (container === null) throw new Error('the page has no element #app');
  const root = createRoot(container);
  const arrival = takeArrival();
  if (arrival !== null) {
    const { openArrival } = await import('./features/login/oauth/open-arrival.tsx');
    await openArrival(root, arrival);
    return;
  }
  if (/^\/login\/*$/i.test(window.location.pathname)) {
    root.render(<LoginPage />);
    return;
  }
  const { openConsole } = await import('./app/console/open-console.tsx');
  await openConsole(root);
}

void start();
