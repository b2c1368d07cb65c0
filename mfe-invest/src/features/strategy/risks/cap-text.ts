import { fillMessage, formatNumber } from '@console/contract-core';
import { riskCap, STRATEGY_MESSAGES } from '@console/contract-invest';
import { schemaFault } from '@console/ui/edit';

/** 92.00 */
export const capText = (risk: number): string => formatNumber(risk, { unit: 'number' });

/** Why a system risk cannot be set; null where it can. `before` is that of the trading day before. */
export function systemRiskFault(risk: number | null, before: number): string | null {
  const fault = schemaFault(riskCap(), risk);
  if (fault !== null) return fault;
  return risk !== null && risk > before
    ? fillMessage(STRATEGY_MESSAGES.systemRiskRaised, { risk: capText(before) })
    : null;
}

/** Why a company's risk cannot be set; null where it can. `now` is its present one. */
export function companyRiskFault(
  risk: number | null,
  { corpName, now }: { readonly corpName: string; readonly now: number },
): string | null {
  const fault = schemaFault(riskCap(), risk);
  if (fault !== null) return fault;
  return risk !== null && risk > now
    ? fillMessage(STRATEGY_MESSAGES.companyRiskRaised, { name: corpName, risk: capText(now) })
    : null;
}
