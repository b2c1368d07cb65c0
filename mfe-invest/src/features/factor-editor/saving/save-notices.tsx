import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import type { Saving } from '../use-saving.ts';
import { SaveFaultAlert } from './save-fault-alert.tsx';

/** Notices above the editor: that an edit was restored, and why a factor was not saved. */
export function SaveNotices(props: {
  readonly saving: Saving;
  readonly restored: boolean;
  readonly onGiveUp: () => void;
}): ReactElement {
  const { saving, restored, onGiveUp } = props;
  return (
    <>
      {restored && (
        <p role="status" className="factor-kept">
          已恢复上次未保存的修改（本机草稿）。
          <Button size="small" onClick={onGiveUp}>
            放弃修改
          </Button>
        </p>
      )}
      {!saving.asking && (
        <SaveFaultAlert
          saving={saving.write}
          onLoad={() => void saving.loadLatest()}
          onOverwrite={() => void saving.overwrite()}
          onAddAnew={() => {
            saving.write.forget();
            saving.ask(true);
          }}
        />
      )}
    </>
  );
}
