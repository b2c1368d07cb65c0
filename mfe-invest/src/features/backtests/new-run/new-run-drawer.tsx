import { backtestCalls, backtestParams, factorCalls } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { ErrorState, Skeleton } from '@console/ui';
import { Drawer } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../../client.ts';
import type { NewRunQuery } from '../backtest-paths.ts';
import { NewRunForm } from './new-run-form.tsx';
import { draftOf } from './run-draft.ts';

interface NewRunDrawerProps {
  readonly query: NewRunQuery;
  readonly onClose: () => void;
  readonly onSubmitted: () => void;
}

/** A new backtest described beside the list, from the defaults or from a former run's parameters. */
export function NewRunDrawer(props: NewRunDrawerProps): ReactElement {
  const { from } = props.query;
  return (
    <Drawer
      open
      onClose={props.onClose}
      size={560}
      title={from === null ? '新建回测' : `新建回测（复制自回测 ${from}）`}
      // A click beside it would lose what was chosen.
      mask={{ closable: false }}
      destroyOnHidden
    >
      <Content {...props} />
    </Drawer>
  );
}

const NO_INPUT = {};

function Content({ query, onClose, onSubmitted }: NewRunDrawerProps): ReactElement {
  const { factorFormId, from } = query;
  const tree = useCall(client, factorCalls.factorTree, NO_INPUT);
  const options = useCall(client, backtestCalls.backtestOptions, NO_INPUT);
  const former = useCall(
    client,
    backtestCalls.backtestRun,
    { associationId: from ?? 0 },
    { enabled: from !== null },
  );
  const failed = [tree, options, former].find((answer) => answer.isError && !answer.isFetching);
  if (failed) {
    return (
      <ErrorState
        title={failed === former ? '要复制的回测没有取到' : '回测选项没有取到'}
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!tree.data || !options.data || (from !== null && !former.data))
    return <Skeleton rows={12} rowHeight={48} />;
  const initial = former.data
    ? draftOf(former.data.params, former.data.factorFormId)
    : draftOf(backtestParams.parse({}), factorFormId);
  return (
    <NewRunForm
      key={`${from} ${factorFormId}`}
      initial={initial}
      tree={tree.data}
      options={options.data}
      onClose={onClose}
      onSubmitted={onSubmitted}
    />
  );
}
