import { useSyncExternalStore } from 'react';
import { readTokens, type ChartTokens } from './chart-tokens.ts';

/** The shell's attributes on the root element: light or dark, and which colour means up. */
const LOOK = ['data-theme', 'data-market'] as const;

/** The page's colours, read again when the reader chooses another theme or swaps the market colours. */
export function useChartTokens(): ChartTokens {
  return useSyncExternalStore(watch, now);
}

let read: { readonly look: string; readonly tokens: ChartTokens } | undefined;

/**
 * The current colours, read once for each look, because computing the style of the whole page is costly and
 * every chart needs it.
 */
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
