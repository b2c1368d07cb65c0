/** A positive id as an address has it; null of anything else. */
export const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** The ids of a list in an address, `12,7`, each once; what is no id is left out. */
export function idsIn(text: string | null): readonly number[] {
  const ids = (text ?? '').split(',').flatMap((part) => idIn(part.trim()) ?? []);
  return [...new Set(ids)];
}
