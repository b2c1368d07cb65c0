import { backtestCalls, backtestParams, factorCalls } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { Ladder } from '@console/ui';
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

/**
 * The form of a new backtest beside the list, filled with the defaults or with a former run's parameters.
 */
export function NewRunDrawer(props: NewRunDrawerProps): ReactElement {
  const { from } = props.query;
  return (
    <Drawer
      open
      onClose={props.onClose}
      size={560}
      title={from === null ? '新建回测' : `新建回测（复制自回测 ${from}）`}
      // A click beside it would lose the choices.
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
  const failed = [tree, options, former].find(({ isError }) => isError);
  const initial =
    from === null
      ? draftOf(backtestParams.parse({}), factorFormId)
      : former.data && draftOf(former.data.params, former.data.factorFormId);
  const data =
    tree.data && options.data && initial ? { tree: tree.data, options: options.data, initial } : undefined;
  return (
    <Ladder
      answer={{
        data,
        isError: failed !== undefined,
        error: failed?.error ?? null,
        refetch: () => failed?.refetch(),
      }}
      what={failed !== undefined && failed === former ? '要复制的回测' : '回测选项'}
      rows={12}
      rowHeight={48}
    >
      {(read) => (
        <NewRunForm key={`${from} ${factorFormId}`} {...read} onClose={onClose} onSubmitted={onSubmitted} />
      )}
    </Ladder>
  );
}
