import { basicInfoCalls } from '@console/contract-company';
import { EMPTY, formatNumber, type OutputOf } from '@console/contract-core';
import { useSubjectCall } from '@console/subject';
import { ArrowLeftIcon, ErrorState, Panel } from '@console/ui';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import './basic-info.css';
import { ExecutiveChanges } from './executive-changes.tsx';

export interface OneExecutiveProps {
  readonly id: string;
  readonly onBack: () => void;
}

/** One executive, their trades and those of relatives, and a button back to the list. */
export function OneExecutive({ id, onBack }: OneExecutiveProps): ReactElement {
  const executive = useSubjectCall(basicInfoCalls.executiveDetail, { id });
  const back = (
    <Button size="small" icon={<ArrowLeftIcon />} onClick={onBack}>
      返回高管明细
    </Button>
  );
  if (executive.isError) {
    return (
      <Panel title="高管持股变动" actions={back}>
        <ErrorState
          title="高管资料没有取到"
          error={executive.error}
          onRetry={() => void executive.refetch()}
        />
      </Panel>
    );
  }
  const name = executive.data?.name ?? '';
  return (
    <>
      <div className="basic-back">
        {back}
        {executive.data && <About executive={executive.data} />}
      </div>
      <ExecutiveChanges
        detailId={id}
        empty={{
          title: `${name}没有持股变动`,
          cause: '没有披露过本人及亲属买卖该公司股份',
        }}
      />
    </>
  );
}

type Executive = OutputOf<typeof basicInfoCalls.executiveDetail>;

/** 张三 · 董事长 · 男 · 52 岁 · 硕士 · 2025 年末持股 12.30 万股 */
function About({ executive }: { readonly executive: Executive }): ReactElement {
  const { name, post, sex, age, education, year, sharesHeldNumber } = executive;
  const held = formatNumber(sharesHeldNumber, { unit: 'tenThousandShares' });
  const facts = [
    post,
    sex,
    age === null ? null : `${age} 岁`,
    education,
    held === EMPTY ? null : `${year} 年末持股 ${held} 万股`,
  ];
  return (
    <span>
      <b>{name}</b> {facts.filter(Boolean).join(' · ')}
    </span>
  );
}
