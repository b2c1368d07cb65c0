/**
 * The one spelling of a host: lower case, in ASCII, without port and trailing dot. Null for anything that is not just a
 * host.
 */
export function normalDomain(text: string): string | null {
  const given = text.trim().replace(/\.(?=$|:)/, '');
  if (!/^[^\s/?#@\\]+$/.test(given) || !URL.canParse(`http://${given}`)) return null;
  return new URL(`http://${given}`).hostname;
}
