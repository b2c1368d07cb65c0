import { focusManager, type QueryClient } from '@tanstack/react-query';

/**
 * Lets every page's requests rest while the session is locked, as if nobody looked at the page: nothing is
 * asked again by itself, what is under way is cancelled. Afterwards whatever is shown is asked anew.
 */
export function restQueries(queryClient: QueryClient, rest: boolean): void {
  focusManager.setFocused(rest ? false : undefined);
  if (rest) void queryClient.cancelQueries();
  else void queryClient.invalidateQueries();
}
