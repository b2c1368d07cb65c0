import { checkupCalls, CHECKUP_SCOPE_TITLES, type CheckupScope } from '@console/contract-invest';
import { useCan, useChange, useCreateKey, usePlatform } from '@console/platform';
import { AskDialog, Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';

const WORDS: Readonly<Record<CheckupScope, string>> = {
  factors: '评价当前全部因子，并与上一次同范围的体检比较。通常在一分钟内完成。',
  all: '评价全部因子与全部指标，数据多时需要数分钟；期间其他人的回测优先。',
};

/** The buttons that begin a check-up; each asks first, since it occupies the workers. */
export function StartCheckup({ blocked }: { readonly blocked: boolean }): ReactElement | null {
  const { notify } = usePlatform();
  const mayEdit = useCan('yzgl_edit');
  const change = useChange(client);
  const keyOf = useCreateKey();
  const [scope, setScope] = useState<CheckupScope | null>(null);
  // Each check-up that was begun is another one, with a key of its own.
  const [begun, setBegun] = useState(0);
  if (!mayEdit) return null;
  const close = (): void => {
    change.forget();
    setScope(null);
  };
  const start = async (chosen: CheckupScope): Promise<void> => {
    const input = { scope: chosen };
    const idempotencyKey = keyOf({ chosen, begun });
    const done = await change.run(() => client.call(checkupCalls.submitCheckup, input, { idempotencyKey }));
    if (done === null) return;
    setBegun(begun + 1);
    notify.success('已开始体检，结束后通知您');
    setScope(null);
  };
  const why = blocked ? '已有一次体检在排队或运行' : undefined;
  return (
    <>
      <Button disabled={blocked} title={why} onClick={() => setScope('all')}>
        体检因子与指标
      </Button>
      <Button type="primary" disabled={blocked} title={why} onClick={() => setScope('factors')}>
        体检全部因子
      </Button>
      {scope !== null && (
        <AskDialog
          title={`体检${CHECKUP_SCOPE_TITLES[scope]}`}
          okText="开始体检"
          running={change.running}
          fault={change.fault}
          onConfirm={() => void start(scope)}
          onClose={close}
        >
          <p>{WORDS[scope]}</p>
        </AskDialog>
      )}
    </>
  );
}
