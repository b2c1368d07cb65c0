import { aiEntries, PROMPT_TEXT_TITLES, PROMPT_TEXTS, type DefaultPrompt } from '@console/contract-ai';
import type { OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { Ladder, Panel, Refetching } from '@console/ui';
import { Button, FieldDifferences, Segmented, VersionItem } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { PromptCommandDialog } from './prompt-command-dialog.tsx';
import type { PromptTexts } from './prompt-texts.ts';

export type PromptVersion = OutputOf<typeof aiEntries.defaultPromptHistory>['content'][number];

interface PromptHistoryProps {
  readonly prompt: Pick<DefaultPrompt, 'id' | 'activeVersion'>;
  /** The texts beside it, in the editor or to view. */
  readonly texts: PromptTexts;
  /** Loads a version into the editor; absent for users who may only view. */
  readonly onLoad?: (version: PromptVersion) => void;
}

const SIZE = 10;
/** What versions are compared with: the texts beside them, or those in use. */
type Side = 'beside' | 'used';

/** All versions with who saved each when, its differences, and for editors how to put it in use. */
export function PromptHistory({ prompt, texts, onLoad }: PromptHistoryProps): ReactElement {
  const { id, activeVersion } = prompt;
  const [page, setPage] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const [side, setSide] = useState<Side>('beside');
  const input = { id, page, size: SIZE };
  const history = useCall(client, aiEntries.defaultPromptHistory, input, { keepPrevious: true });
  const used = useCall(client, aiEntries.activePrompt, {}, { enabled: side === 'used', staleTime: 0 });
  const { data } = history;
  const total = data?.totalElements ?? 0;
  const other =
    side === 'used' && used.data
      ? { texts: used.data, place: '启用中的版本' }
      : { texts, place: onLoad ? '编辑器中的内容' : '最新版本' };
  return (
    <Panel
      title="历史版本"
      sub={data && `共 ${total} 版`}
      flush
      actions={total > SIZE && <Pages page={page} last={Math.ceil(total / SIZE) - 1} onChange={setPage} />}
    >
      <div className="prompt-compared">
        <span>比较对象</span>
        <Segmented<Side>
          size="small"
          aria-label="比较对象"
          value={side}
          options={[
            { value: 'beside', label: onLoad ? '编辑器' : '最新版本' },
            { value: 'used', label: '启用中' },
          ]}
          onChange={setSide}
        />
      </div>
      <Ladder answer={history} what="历史版本" rows={3} rowHeight={52}>
        {({ content }) => (
          <Refetching active={history.isPlaceholderData}>
            <ol className="c-versions prompt-versions">
              {content.map((saved) => (
                <Version
                  key={saved.version}
                  saved={saved}
                  current={saved.version === activeVersion}
                  other={other}
                  open={opened === saved.version}
                  onToggle={() => setOpened(opened === saved.version ? null : saved.version)}
                  onLoad={onLoad && (() => onLoad(saved))}
                  onRelease={() => setAsked(saved.version)}
                />
              ))}
            </ol>
          </Refetching>
        )}
      </Ladder>
      {asked !== null && (
        <PromptCommandDialog
          command={{ kind: 'activate', id, number: asked }}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}

interface VersionProps {
  readonly saved: PromptVersion;
  /** Whether it is the version in use. */
  readonly current: boolean;
  readonly other: { readonly texts: PromptTexts; readonly place: string };
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onLoad: (() => void) | undefined;
  readonly onRelease: () => void;
}

function Version(props: VersionProps): ReactElement {
  const { saved, current, other, open, onToggle, onLoad, onRelease } = props;
  const fields = PROMPT_TEXTS.map((name) => ({
    title: PROMPT_TEXT_TITLES[name],
    then: saved[name],
    now: other.texts[name],
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
      <FieldDifferences fields={fields} place={other.place} />
      {onLoad && (
        <div className="prompt-version-buttons">
          <Button size="small" aria-label={`第 ${saved.version} 版载入到编辑器`} onClick={onLoad}>
            载入到编辑器
          </Button>
          {!current && (
            <Button size="small" aria-label={`启用第 ${saved.version} 版`} onClick={onRelease}>
              启用此版本
            </Button>
          )}
        </div>
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
