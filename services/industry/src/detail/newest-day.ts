/** The newest day of some quotes; null for none. */
export const newestDay = (quotes: readonly { readonly day: string | null }[]): string | null =>
  quotes.reduce<string | null>(
    (newest, { day }) => (day !== null && (newest === null || day > newest) ? day : newest),
    null,
  );
