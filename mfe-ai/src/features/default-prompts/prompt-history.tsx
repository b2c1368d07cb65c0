import { aiEntries, PROMPT_TEXT_TITLES, PROMPT_TEXTS } from '@console/contract-ai';
import type { OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { Ladder, Panel, Refetching } from '@console/ui';
import { Button, FieldDifferences, VersionItem } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import type { PromptTexts } from './prompt-texts.ts';

export type PromptVersion = OutputOf<typeof aiEntries.defaultPromptHistory>['content'][number];

interface PromptHistoryProps {
  readonly id: number;
  /** The current version. */
  readonly version: number;
  /** The texts that each version is compared with. */
  readonly texts: PromptTexts;
  /** Loads a version into the editor; absent for users who may only view. */
  readonly onLoad?: (version: PromptVersion) => void;
}

const SIZE = 10;

/** All versions with who saved each when, and its difference from the current texts. */
export function PromptHistory({ id, version, texts, onLoad }: PromptHistoryProps): ReactElement {
  const [page, setPage] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const input = { id, page, size: SIZE };
  const history = useCall(client, aiEntries.defaultPromptHistory, input, { keepPrevious: true });
  const { data } = history;
  const total = data?.totalElements ?? 0;
  return (
    <Panel
      title="历史版本"
      sub={data && `共 ${total} 版`}
      flush
      actions={total > SIZE && <Pages page={page} last={Math.ceil(total / SIZE) - 1} onChange={setPage} />}
    >
      <Ladder answer={history} what="历史版本" rows={3} rowHeight={52}>
        {({ content }) => (
          <Refetching active={history.isPlaceholderData}>
            <ol className="c-versions prompt-versions">
              {content.map((saved) => (
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
      </Ladder>
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
  const fields = PROMPT_TEXTS.map((name) => ({
    title: PROMPT_TEXT_TITLES[name],
    then: saved[name],
    now: texts[name],
  }));
  return (
    <VersionItem
      version={saved.version}
      savedBy={saved.savedUser}
      savedAt={saved.savedTime}
      current={current}
      unread={saved.unread}
      open={open}
      onToggle={onToggle}
    >
      <FieldDifferences fields={fields} {...(onLoad && { place: '编辑器中的内容' })} />
      {onLoad && (
        <Button size="small" aria-label={`第 ${saved.version} 版载入到编辑器`} onClick={onLoad}>
          载入到编辑器
        </Button>
      )}
    </VersionItem>
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
