import { LIST_PATHS } from '../../paths.ts';

/**
 * The path of the list that the back arrow leads to, by document 2 §2: that of ecology, of etf, else the
 * default one.
 */
export function backPath(type: string): string {
  if (type === 'ecology' || type === 'etf') return LIST_PATHS[type];
  return LIST_PATHS.default;
}
