import { COMPANY_MESSAGES, type RowOf } from '@console/contract-core';
import { DEEPEST_LEVEL, industryTables } from '@console/contract-industry';
import { useCan } from '@console/platform';
import { SubjectTable } from '@console/subject';
import { lazyPage, PageLink } from '@console/ui';
import { Button, WindowButton, type CellOverrides } from '@console/ui/data';
import { useMemo, useState, type ReactElement } from 'react';
import type { PoolDialogProps } from '../../../maintain/pool-dialog.tsx';
import { useIndustry } from '../industry-provider.tsx';
import { pooledCompanyPath } from './pooled-company-path.ts';

const PoolDialog = lazyPage<PoolDialogProps>(
  () => import('../../../maintain/pool-dialog.tsx').then((file) => file.PoolDialog),
  <></>,
);
const DETAIL_WIDTH = 58;

/** I-03: 公司池, the companies that staff put into the industry, with the dialog for users who may change it. */
export function PoolPanel(): ReactElement {
  const { industry, reload } = useIndustry();
  const canEdit = useCan('hysjk_gn_edit');
  const canView = useCan('gssjk_gn_view');
  const [open, setOpen] = useState(false);
  // The table shows what was saved.
  const [saved, setSaved] = useState(0);
  const linked = useMemo<CellOverrides<RowOf<typeof industryTables.industryPool>>>(
    () => ({
      shortName: {
        draw: (row) => <PageLink to={pooledCompanyPath(row, industry)}>{row.shortName}</PageLink>,
        text: ({ shortName }) => shortName,
      },
    }),
    [industry],
  );
  return (
    <>
      <SubjectTable
        key={saved}
        spec={industryTables.industryPool}
        cells={canView ? linked : {}}
        rowActions={
          canView
            ? {
                width: DETAIL_WIDTH,
                draw: (row) => <PageLink to={pooledCompanyPath(row, industry)}>详情</PageLink>,
              }
            : undefined
        }
        toolbar={canEdit && <Maintain level={industry.industryLevel} onOpen={() => setOpen(true)} />}
        empty={{ title: '公司池为空', cause: '还没有公司归入该行业及其下级' }}
      />
      {open && (
        <PoolDialog
          industry={industry}
          onClose={() => {
            setOpen(false);
            setSaved(saved + 1);
            void reload();
          }}
        />
      )}
    </>
  );
}

interface MaintainProps {
  readonly level: number;
  readonly onOpen: () => void;
}

/** Only third-level industries accept a change of their pool; above them the button gives the reason. */
function Maintain({ level, onOpen }: MaintainProps): ReactElement {
  if (level === DEEPEST_LEVEL) return <WindowButton onClick={onOpen}>维护公司池</WindowButton>;
  return (
    <span title={COMPANY_MESSAGES.poolTooHigh.text}>
      <Button disabled>维护公司池</Button>
    </span>
  );
}
