import { useEffect, useState } from 'react';

/**
 * The `error` that a redirect brought, and a function that clears it. It is removed from the address at
 * once: a reload does not show it again.
 */
export function useTakenError(
  search: string,
  replace: (search: string) => void,
): readonly [Error | null, () => void] {
  const brought = new URLSearchParams(search).get('error');
  const [text, setText] = useState(brought);
  if (brought !== null && brought !== text) setText(brought);
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has('error')) return;
    query.delete('error');
    replace(query.toString());
  }, [search, replace]);
  return [text?.trim() ? new Error(text.trim()) : null, () => setText(null)];
}
