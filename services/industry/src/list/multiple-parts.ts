/** A multiple of an industry is Σ capital ÷ Σ what it is measured by, over the companies that have both. */
export type Multiple = 'pe' | 'pb' | 'ps';

/** Both sides as SQL over a quote `q`: a loss or a negative book value is in neither. */
export const multipleParts = (
  multiple: Multiple,
): { readonly capital: string; readonly measure: string } => ({
  capital: `IF(q.${multiple} > 0, q.total_capital, NULL)`,
  measure: `IF(q.${multiple} > 0, q.total_capital / q.${multiple}, NULL)`,
});
