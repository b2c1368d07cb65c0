import type { Industry } from '@console/contract-industry';
import { Segmented } from '@console/ui/form';
import { useChoice } from '@console/ui/data';
import type { ReactElement } from 'react';

/** Which members count: those of each day, or today's on all days. */
const CHOICES = ['then', 'now'] as const;
export type Members = (typeof CHOICES)[number];

/** The members that the address chooses; undefined for the usual ones. */
export function useMembers(): Members | undefined {
  const [chosen] = useChoice<Members | 'usual'>('members', [...CHOICES, 'usual'], 'usual');
  return chosen === 'usual' ? undefined : chosen;
}

/** Says which members count; of a Shenwan industry, whose history is known, it switches between them. */
export function MembersSwitch({ industry }: { readonly industry: Pick<Industry, 'swid'> }): ReactElement {
  const [chosen, choose] = useChoice<Members>('members', CHOICES, 'then');
  if (industry.swid === null) return <span title="该行业今天的公司池，用于全部历史">按当前成分</span>;
  return (
    <Segmented<Members>
      aria-label="成分口径"
      size="small"
      options={[
        { value: 'then', label: '按历史成分' },
        { value: 'now', label: '按当前成分' },
      ]}
      value={chosen}
      onChange={choose}
    />
  );
}
