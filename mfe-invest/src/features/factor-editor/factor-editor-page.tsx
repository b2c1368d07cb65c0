import { factorCalls, type Factor } from '@console/contract-invest';
import { CallError, useCall, useCan, usePlatform } from '@console/platform';
import {
  EmptyState,
  EntityStrip,
  ErrorState,
  NoPermission,
  Page,
  PageLink,
  Panel,
  Skeleton,
} from '@console/ui';
import { useSearch } from '@console/ui/data';
import { useState, type ReactElement, type ReactNode } from 'react';
import { client } from '../../client.ts';
import type { RuleOption } from './draft/node-parameters.ts';
import { FactorEditor } from './factor-editor.tsx';
import { FACTOR_LIST_PATH, factorPath, readFactorQuery } from './factor-paths.ts';
import { beginningOf, copyOf, NEW_FACTOR } from './saving/factor-beginning.ts';

/** V-11: one factor by `formId`, a new one without, or one that begins as a `copy` of another. */
export function FactorEditorPage(): ReactElement {
  const { navigate } = usePlatform();
  const [search] = useSearch();
  const mayEdit = useCan('yzgl_edit');
  // The page lives on in its tab: what comes next is another factor.
  const [round, setRound] = useState(0);
  const query = readFactorQuery(search);
  const rules = useCall(client, factorCalls.ruleOptions, {}, { staleTime: FRESH_MS });
  if (query.kind === 'unknown') return <Unknown />;
  if (query.kind !== 'edit' && !mayEdit)
    return (
      <Waiting>
        <NoPermission authority="yzgl_edit" />
      </Waiting>
    );
  if (!rules.data)
    return (
      <Waiting>
        {rules.error ? (
          <ErrorState title="计算规则没有取到" error={rules.error} onRetry={() => void rules.refetch()} />
        ) : (
          <Skeleton rows={8} rowHeight={32} />
        )}
      </Waiting>
    );
  const onAdded = ({ id }: Factor): void => {
    setRound(round + 1);
    navigate(factorPath(id));
  };
  if (query.kind === 'new')
    return (
      <FactorEditor
        key={`new ${round}`}
        place="new"
        beginning={NEW_FACTOR}
        rules={rules.data}
        onAdded={onAdded}
      />
    );
  const { kind, id } = query;
  return <Loaded key={`${kind} ${id} ${round}`} kind={kind} id={id} rules={rules.data} onAdded={onAdded} />;
}

interface LoadedProps {
  readonly kind: 'edit' | 'copy';
  readonly id: number;
  readonly rules: readonly RuleOption[];
  readonly onAdded: (factor: Factor) => void;
}

function Loaded({ kind, id, rules, onAdded }: LoadedProps): ReactElement {
  const { data, error, refetch } = useCall(client, factorCalls.factor, { id }, { staleTime: 0 });
  if (data)
    return (
      <FactorEditor
        place={kind === 'edit' ? String(id) : `copy-${id}`}
        beginning={kind === 'edit' ? beginningOf(data) : copyOf(data)}
        rules={rules}
        onAdded={onAdded}
      />
    );
  if (error instanceof CallError && error.status === 404) return <Unknown />;
  return (
    <Waiting>
      {error ? (
        <ErrorState title="因子没有取到" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={8} rowHeight={32} />
      )}
    </Waiting>
  );
}

function Waiting({ children }: { readonly children: ReactNode }): ReactElement {
  const { navigate } = usePlatform();
  return (
    <Page band={<EntityStrip name="因子详情" code={null} onBack={() => navigate(FACTOR_LIST_PATH)} />}>
      <Panel>{children}</Panel>
    </Page>
  );
}

function Unknown(): ReactElement {
  return (
    <Waiting>
      <EmptyState title="没有这个因子" cause="它可能已被删除，或不属于当前租户；请核对链接中的因子编号。">
        <PageLink to={FACTOR_LIST_PATH}>返回因子列表</PageLink>
      </EmptyState>
    </Waiting>
  );
}

/** Rules change with a release. */
const FRESH_MS = 600_000;
