import type { BacktestRunCard } from '@console/contract-invest';
import { useCan, usePlatform } from '@console/platform';
import { CopyIcon, JobMark, PageLink, Panel } from '@console/ui';
import type { ReactElement } from 'react';
import { copyPath } from '../backtest-paths.ts';
import { cardRows, type CardRow } from './card-rows.ts';
import '../tear-sheet.css';
import { Term } from '../term.tsx';
import { useBenchmarkNames } from '../use-benchmark-names.ts';

/** The run card: what made a run, beside its charts. */
export function RunCard({ run }: { readonly run: BacktestRunCard }): ReactElement {
  const names = useBenchmarkNames([run]);
  const mayEdit = useCan('yzgl_edit');
  return (
    <Panel title="运行卡" actions={mayEdit && <PageLink to={copyPath(run.associationId)}>复制参数</PageLink>}>
      <dl className="bt-card">
        {cardRows(run, names).map((row) => (
          <div key={row.title}>
            <dt>{row.metric ? <Term metric={row.metric}>{row.title}</Term> : row.title}</dt>
            <dd>
              {row.title === '状态' ? (
                <JobMark job={run} />
              ) : (
                <span title={row.text} className={row.metric === 'sample' ? 'bt-card-whole' : undefined}>
                  {row.text}
                </span>
              )}
              {row.copies !== undefined && <CopyButton row={row} text={row.copies} />}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function CopyButton({ row, text }: { readonly row: CardRow; readonly text: string }): ReactElement {
  const { notify } = usePlatform();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(`已复制${row.title}`);
    } catch {
      // Refused, or not there at all: a browser has no clipboard for a page over plain http.
      notify.error('浏览器不允许写入剪贴板');
    }
  };
  return (
    <button type="button" className="bt-copy" aria-label={`复制${row.title}`} onClick={() => void copy()}>
      <CopyIcon />
    </button>
  );
}
