import { aiEntries } from '@console/contract-ai';
import { EMPTY, type OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { ErrorState, Mark, Panel, Refetching, Skeleton } from '@console/ui';
import { Button } from '@console/ui/form';
import { useId, useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import type { PromptTexts } from './use-prompt-draft.ts';
import { VersionDifferences } from './version-differences.tsx';

export type PromptVersion = OutputOf<typeof aiEntries.defaultPromptHistory>['content'][number];

interface PromptHistoryProps {
  readonly id: number;
  /** The version that stands. */
  readonly version: number;
  /** What each version is compared with. */
  readonly texts: PromptTexts;
  /** Brings a version into the editor; absent for who may only look. */
  readonly onLoad?: (version: PromptVersion) => void;
}

const SIZE = 10;

/** Every version with who saved it when, and how it differs from what stands now. */
export function PromptHistory({ id, version, texts, onLoad }: PromptHistoryProps): ReactElement {
  const [page, setPage] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const input = { id, page, size: SIZE };
  const { data, error, refetch, isPlaceholderData } = useCall(client, aiEntries.defaultPromptHistory, input, {
    keepPrevious: true,
  });
  const total = data?.totalElements ?? 0;
  return (
    <Panel
      title="历史版本"
      sub={data && `共 ${total} 版`}
      flush
      actions={total > SIZE && <Pages page={page} last={Math.ceil(total / SIZE) - 1} onChange={setPage} />}
    >
      {error ? (
        <ErrorState title="历史版本没有取到" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton rows={3} rowHeight={52} />
      ) : (
        <Refetching active={isPlaceholderData}>
          <ol className="prompt-versions">
            {data.content.map((saved) => (
              <Version
                key={saved.version}
                saved={saved}
                current={saved.version === version}
                texts={texts}
                open={opened === saved.version}
                onToggle={() => setOpened(opened === saved.version ? null : saved.version)}
                onLoad={onLoad && (() => onLoad(saved))}
              />
            ))}
          </ol>
        </Refetching>
      )}
    </Panel>
  );
}

interface VersionProps {
  readonly saved: PromptVersion;
  readonly current: boolean;
  readonly texts: PromptTexts;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onLoad: (() => void) | undefined;
}

function Version({ saved, current, texts, open, onToggle, onLoad }: VersionProps): ReactElement {
  const place = useId();
  return (
    <li>
      <button
        type="button"
        className="prompt-version"
        aria-expanded={open}
        aria-controls={place}
        onClick={onToggle}
      >
        <span>
          第 {saved.version} 版 {current && <Mark tint="navy">当前</Mark>}
        </span>
        <span className="prompt-version-by">
          {saved.savedUser ?? EMPTY} {saved.savedTime.slice(0, 16)}
        </span>
      </button>
      <div id={place} hidden={!open} className="prompt-version-body">
        {open && <VersionDifferences then={saved} now={texts} editable={onLoad !== undefined} />}
        {onLoad && (
          <Button size="small" aria-label={`第 ${saved.version} 版载入到编辑器`} onClick={onLoad}>
            载入到编辑器
          </Button>
        )}
      </div>
    </li>
  );
}

interface PagesProps {
  readonly page: number;
  readonly last: number;
  readonly onChange: (page: number) => void;
}

function Pages({ page, last, onChange }: PagesProps): ReactElement {
  return (
    <>
      <Button size="small" disabled={page === 0} onClick={() => onChange(page - 1)}>
        较新
      </Button>
      <Button size="small" disabled={page >= last} onClick={() => onChange(page + 1)}>
        较早
      </Button>
    </>
  );
}
