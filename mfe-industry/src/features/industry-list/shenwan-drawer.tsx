import { industryEntries } from '@console/contract-industry';
import { useCall } from '@console/platform';
import { ErrorState, Skeleton } from '@console/ui';
import { Drawer } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import './industry-list.css';
import { ShenwanForm } from './shenwan-form.tsx';

export interface ShenwanDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** I-13: which of the official Shenwan industries stand in the default classification. */
export function ShenwanDrawer({ open, onClose }: ShenwanDrawerProps): ReactElement {
  return (
    <Drawer open={open} onClose={onClose} size={560} title="申万行业管理" destroyOnHidden>
      {open && <Content onClose={onClose} />}
    </Drawer>
  );
}

const NO_INPUT = {};

function Content({ onClose }: Pick<ShenwanDrawerProps, 'onClose'>): ReactElement {
  const options = useCall(client, industryEntries.shenwanOptions, NO_INPUT);
  const checked = useCall(client, industryEntries.shenwanChecked, NO_INPUT, { staleTime: 0 });
  const failed = [options, checked].find((query) => query.isError && !query.isFetching);
  if (failed)
    return (
      <ErrorState
        title="申万行业没有取到"
        error={failed.error}
        onRetry={() => void Promise.all([options.refetch(), checked.refetch()])}
      />
    );
  // What was chosen when the drawer was open last may not be what is chosen now.
  if (!options.data || !checked.data || !checked.isFetchedAfterMount)
    return <Skeleton rows={18} rowHeight={28} />;
  return <ShenwanForm options={options.data} checked={checked.data} onClose={onClose} />;
}
