/** The query of the address of a factor. */
export type FactorQuery =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'copy'; readonly id: number }
  | { readonly kind: 'unknown' };

export function readFactorQuery(search: string): FactorQuery {
  const params = new URLSearchParams(search);
  const [formId, copy] = [params.get('formId'), params.get('copy')];
  if (formId === null && copy === null) return { kind: 'new' };
  const text = formId ?? copy ?? '';
  if (!/^[1-9]\d{0,14}$/.test(text)) return { kind: 'unknown' };
  return { kind: formId === null ? 'copy' : 'edit', id: Number(text) };
}
