import { useSyncExternalStore } from 'react';
import { readTokens, type ChartTokens } from './chart-tokens.ts';

/** What the shell says on the root element: light or dark, and which colour means up. */
const LOOK = ['data-theme', 'data-market'] as const;

/** The page's colours; anew once the reader chooses another theme or turns the market colours. */
export function useChartTokens(): ChartTokens {
  return useSyncExternalStore(watch, now);
}

let read: { readonly look: string; readonly tokens: ChartTokens } | undefined;

/** Read once for each look: the style of the whole page is costly to ask for, and every chart asks. */
function now(): ChartTokens {
  const root = document.documentElement;
  const look = LOOK.map((name) => root.getAttribute(name)).join(' ');
  if (read?.look !== look) read = { look, tokens: readTokens(getComputedStyle(root)) };
  return read.tokens;
}

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: [...LOOK] });
  return () => observer.disconnect();
}
