import X from 'lucide/dist/esm/icons/x.mjs';
import { useStore } from '@console/platform';
import { useState, type ReactElement } from 'react';
import { ConfirmDialog } from '../../core/controls/confirm-dialog.tsx';
import { Icon } from '../../core/controls/icon.tsx';
import type { PageTabs } from '../../core/tabs/create-page-tabs.ts';
import './update-line.css';

interface UpdateLineProps {
  readonly titles: readonly string[];
  readonly tabs: Pick<PageTabs, 'get' | 'subscribe' | 'page'>;
  readonly onDismiss: () => void;
  /** Reloads the page. */
  readonly reload?: () => void;
}

/** A quiet offer below the page tabs. Asks first when there are unsaved changes, as closing a tab does. */
export function UpdateLine({
  titles,
  tabs,
  onDismiss,
  reload = () => window.location.reload(),
}: UpdateLineProps): ReactElement {
  const [asks, setAsks] = useState(false);
  const unsaved = useStore(tabs).tabs.filter((tab) => tab.unsaved);
  const leave = (): void => {
    // Already confirmed here: the browser need not ask again.
    for (const { key } of unsaved) tabs.page(key).setUnsaved(false);
    reload();
  };
  return (
    <div className="shell-update-line-line" role="status">
      <span>
        有新版本：<b>{titles.join('、')}</b>
      </span>
      <button
        type="button"
        className="shell-update-line-reload"
        onClick={() => (unsaved.length > 0 ? setAsks(true) : leave())}
      >
        刷新
      </button>
      <button
        type="button"
        className="shell-update-line-close"
        aria-label="关闭新版本提示"
        onClick={onDismiss}
      >
        <Icon of={X} size={10} />
      </button>
      <ConfirmDialog
        open={asks}
        title="提示"
        text={`${unsaved.map(({ title }) => `“${title}”`).join('、')}中有未保存的内容，刷新后将丢失, 是否继续刷新?`}
        onCancel={() => setAsks(false)}
        onConfirm={leave}
      />
    </div>
  );
}
