import type { OutputOf } from '@console/contract-core';
import { backtestCalls, type checkupCalls } from '@console/contract-invest';
import { useCan, useChange, useCreateKey, usePlatform } from '@console/platform';
import { PageLink } from '@console/ui';
import { Button, FaultAlert } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { backtestResultPath } from '../../page-paths.ts';

interface TearSheetLinkProps {
  readonly subject: OutputOf<typeof checkupCalls.checkupSubject>;
}

/**
 * The way from a row to its tear sheet: the backtest of that version with the settings of a check-up, whose figures are
 * the same; without one, a button that makes it. An indicator has none of its own.
 */
export function TearSheetLink({ subject }: TearSheetLinkProps): ReactElement | null {
  const { navigate } = usePlatform();
  const mayEdit = useCan('yzgl_edit');
  const change = useChange(client);
  const keyOf = useCreateKey();
  const { factorFormId, factorVersion, associationId } = subject;
  if (associationId !== null) return <PageLink to={backtestResultPath(associationId)}>查看回测报告</PageLink>;
  if (factorFormId === null || factorVersion === null || !mayEdit) return null;
  const make = async (): Promise<void> => {
    const input = { factorFormId, version: factorVersion };
    const idempotencyKey = keyOf(input);
    const made = await change.run(() => client.call(backtestCalls.submitBacktest, input, { idempotencyKey }));
    if (made !== null) navigate(backtestResultPath(made.associationId));
  };
  return (
    <>
      <Button size="small" loading={change.running} onClick={() => void make()}>
        生成回测报告
      </Button>
      {change.fault && <FaultAlert fault={change.fault} />}
    </>
  );
}
