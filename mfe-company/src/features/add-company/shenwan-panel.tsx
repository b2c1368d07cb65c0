import { shenwanAddresses } from '@console/contract-industry/addresses';
import { useCall, usePlatform } from '@console/platform';
import { ErrorState, Panel, Skeleton } from '@console/ui';
import type { ReactElement } from 'react';
import { COMPANY_LIST_PATH } from '../../paths.ts';
import './add-company.css';
import { industryClient } from './industry-client.ts';
import { ShenwanForm } from './shenwan-form.tsx';

export interface ShenwanPanelProps {
  /** Whether the choice differs from what is saved. */
  readonly onTouched: (touched: boolean) => void;
}

/** C-23: which of the official Shenwan industries are in the default classification. */
export function ShenwanPanel({ onTouched }: ShenwanPanelProps): ReactElement {
  return (
    <Panel title="申万行业管理">
      <Content onTouched={onTouched} />
    </Panel>
  );
}

function Content({ onTouched }: ShenwanPanelProps): ReactElement {
  const { navigate } = usePlatform();
  const options = useCall(industryClient, shenwanAddresses.shenwanOptions, {});
  const checked = useCall(industryClient, shenwanAddresses.shenwanChecked, {}, { staleTime: 0 });
  const failed = [options, checked].find((query) => query.isError && !query.isFetching);
  if (failed)
    return (
      <ErrorState
        title="申万行业没有取到"
        error={failed.error}
        onRetry={() => void Promise.all([options.refetch(), checked.refetch()])}
      />
    );
  // What was chosen when the page was open last may not be what is chosen now.
  if (!options.data || !checked.data || !checked.isFetchedAfterMount)
    return <Skeleton rows={18} rowHeight={28} />;
  return (
    <ShenwanForm
      options={options.data}
      checked={checked.data}
      onTouched={onTouched}
      onCancel={() => navigate(COMPANY_LIST_PATH)}
    />
  );
}
