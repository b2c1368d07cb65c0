import { factorCalls, type Factor } from '@console/contract-invest';
import { useCall, useCan, usePlatform } from '@console/platform';
import { EmptyState, EntityStrip, Ladder, NoPermission, Page, PageLink, Panel } from '@console/ui';
import { useSearch } from '@console/ui/data';
import { useState, type ReactElement, type ReactNode } from 'react';
import { FACTOR_LIST_PATH, factorPath } from '../../page-paths.ts';
import { client } from '../../client.ts';
import type { RuleOption } from './draft/node-parameters.ts';
import { FactorEditor } from './factor-editor.tsx';
import { readFactorQuery } from './factor-query.ts';
import { beginningOf, copyOf, NEW_FACTOR } from './saving/factor-beginning.ts';

/** V-11: one factor by `formId`, a new one without, or one that begins as a `copy` of another. */
export function FactorEditorPage(): ReactElement {
  const { navigate } = usePlatform();
  const [search] = useSearch();
  const mayEdit = useCan('yzgl_edit');
  // The page stays live in its tab: the next factor must not inherit its state.
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
  const onAdded = ({ id }: Factor): void => {
    setRound(round + 1);
    navigate(factorPath(id));
  };
  return (
    <Ladder keep answer={rules} what="计算规则" rows={8} rowHeight={32} frame={waiting}>
      {(data) =>
        query.kind === 'new' ? (
          <FactorEditor
            key={`new ${round}`}
            place="new"
            beginning={NEW_FACTOR}
            rules={data}
            onAdded={onAdded}
          />
        ) : (
          <Loaded
            key={`${query.kind} ${query.id} ${round}`}
            kind={query.kind}
            id={query.id}
            rules={data}
            onAdded={onAdded}
          />
        )
      }
    </Ladder>
  );
}

interface LoadedProps {
  readonly kind: 'edit' | 'copy';
  readonly id: number;
  readonly rules: readonly RuleOption[];
  readonly onAdded: (factor: Factor) => void;
}

function Loaded({ kind, id, rules, onAdded }: LoadedProps): ReactElement {
  const factor = useCall(client, factorCalls.factor, { id }, { staleTime: 0 });
  return (
    <Ladder keep answer={factor} what="因子" rows={8} rowHeight={32} unknown={<Unknown />} frame={waiting}>
      {(data) => (
        <FactorEditor
          place={kind === 'edit' ? String(id) : `copy-${id}`}
          beginning={kind === 'edit' ? beginningOf(data) : copyOf(data)}
          rules={rules}
          onAdded={onAdded}
        />
      )}
    </Ladder>
  );
}

const waiting = (instead: ReactElement): ReactElement => <Waiting>{instead}</Waiting>;

function Waiting({ children }: { readonly children: ReactNode }): ReactElement {
  const { page } = usePlatform();
  return (
    <Page band={<EntityStrip name="因子详情" code={null} onBack={() => page.back(FACTOR_LIST_PATH)} />}>
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

/** Milliseconds before rules are loaded again: they change with a release. */
const FRESH_MS = 600_000;
