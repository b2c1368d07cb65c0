import { DayInput } from '@console/ui/data';
import type { ReactElement } from 'react';
import { useKnownBy } from './use-known-by.ts';

const HINT = '只计当日及以前已披露的报告；各期数值均为首次披露值，后来的重述不改变它';

/** 最新, or as it was announced by a day. All reports of the page follow it. */
export function KnownByChoice(): ReactElement {
  const [day, choose] = useKnownBy();
  return (
    <span title={HINT}>
      <DayInput label="披露截至" placeholder="披露截至最新" value={day} onChange={choose} />
    </span>
  );
}
