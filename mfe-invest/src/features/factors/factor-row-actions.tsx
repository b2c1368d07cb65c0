import type { FactorRow } from '@console/contract-invest';
import { usePlatform } from '@console/platform';
import { PageLink } from '@console/ui';
import { RowMenu } from '@console/ui/data';
import type { ReactElement } from 'react';
import { copyPath, factorPath, newBacktestPath } from '../../page-paths.ts';

interface FactorRowActionsProps {
  readonly row: FactorRow;
  readonly mayEdit: boolean;
  readonly onDelete: () => void;
}

/** The actions on one factor; copying and deleting behind the caret. */
export function FactorRowActions({ row, mayEdit, onDelete }: FactorRowActionsProps): ReactElement {
  const { navigate } = usePlatform();
  return (
    <>
      <PageLink to={factorPath(row.id)}>打开</PageLink>
      {mayEdit && (
        <>
          <PageLink to={newBacktestPath(row.id)}>回测</PageLink>
          <RowMenu
            label={`${row.name} 的更多操作`}
            items={[
              { key: 'copy', title: '复制', blocked: null, onSelect: () => navigate(copyPath(row.id)) },
              { key: 'delete', title: '删除', blocked: null, onSelect: onDelete },
            ]}
          />
        </>
      )}
    </>
  );
}

/** The width of the column of actions, in pixels. */
export const actionsWidth = (mayEdit: boolean): number => (mayEdit ? 132 : 56);
