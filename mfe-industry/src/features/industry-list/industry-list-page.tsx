import type { Variant } from '@console/contract-industry';
import { Page, WindowNotice } from '@console/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { EditIndustryDialog } from '../../maintain/edit-industry-dialog.tsx';
import { useEditing } from '../../maintain/use-editing.ts';
import { AddIndustryDialog } from './add-industry-dialog.tsx';
import { DeleteIndustryDialog } from './delete-industry-dialog.tsx';
import type { IndustryRow } from './industry-row.ts';
import { IndustryTable, type IndustryActions, type Market } from './industry-table.tsx';
import { PoolDialog } from '../../maintain/pool-dialog.tsx';
import { ShenwanDrawer } from './shenwan-drawer.tsx';

export interface IndustryListPageProps {
  readonly variant: Variant;
  readonly market?: Market;
}

type Opened =
  | { readonly kind: 'add'; readonly parent: IndustryRow | null }
  | { readonly kind: 'pool' | 'delete'; readonly row: IndustryRow }
  | { readonly kind: 'shenwan' };

/** I-01, I-02: the industries of one classification, and all actions of staff on them. */
export function IndustryListPage({ variant, market = 'domestic' }: IndustryListPageProps): ReactElement {
  const [opened, setOpened] = useState<Opened | null>(null);
  const editing = useEditing();
  const { open: openEdit } = editing;
  // The same at each step of a request: with others all rows are drawn again.
  const actions = useMemo(
    (): IndustryActions => ({
      onAdd: (parent) => setOpened({ kind: 'add', parent }),
      onEdit: ({ industryId }) => openEdit(industryId),
      onPool: (row) => setOpened({ kind: 'pool', row }),
      onDelete: (row) => setOpened({ kind: 'delete', row }),
    }),
    [openEdit],
  );
  const close = (): void => setOpened(null);
  return (
    <Page notice={<WindowNotice />}>
      <IndustryTable
        variant={variant}
        market={market}
        editPending={editing.pending}
        actions={actions}
        onShenwan={() => setOpened({ kind: 'shenwan' })}
      />
      {opened?.kind === 'add' && (
        <AddIndustryDialog variant={variant} parent={opened.parent} onClose={close} />
      )}
      {editing.industry && (
        <EditIndustryDialog title="编辑行业" industry={editing.industry} onClose={editing.close} />
      )}
      {opened?.kind === 'pool' && <PoolDialog industry={opened.row} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteIndustryDialog row={opened.row} onClose={close} />}
      <ShenwanDrawer open={opened?.kind === 'shenwan'} onClose={close} />
    </Page>
  );
}
