import { focusManager, type QueryClient } from '@tanstack/react-query';

/**
 * Pauses every page's requests while the session is locked, as if the page were hidden: none is repeated by
 * itself, pending ones are cancelled. Afterwards whatever is shown is loaded again.
 */
export function restQueries(queryClient: QueryClient, rest: boolean): void {
  focusManager.setFocused(rest ? false : undefined);
  if (rest) void queryClient.cancelQueries();
  else void queryClient.invalidateQueries();
}
