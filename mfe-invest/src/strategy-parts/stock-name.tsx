import { companyPath } from '@console/contract-core';
import { PageLink } from '@console/ui';
import type { ReactElement } from 'react';

interface StockNameProps {
  /** Null where it is no company of the data any more. */
  readonly corpId: number | null;
  readonly corpName: string;
  readonly stockCode: string;
}

/** A company's name, which leads to its page. */
export function StockName({ corpId, corpName, stockCode }: StockNameProps): ReactElement {
  if (corpId === null) return <>{corpName}</>;
  return <PageLink to={companyPath({ corpId, shortName: corpName, stockCode })}>{corpName}</PageLink>;
}
