import type { RowOf } from '@console/contract-core';
import { industryEntries, industryTables } from '@console/contract-industry';
import {
  EXECUTIVE_TRADE_CELLS,
  executiveMeans,
  SubjectTable,
  useSubjectCall,
  YearTable,
} from '@console/subject';
import { ArrowLeftIcon } from '@console/ui';
import { lookAt, meanOf, useAddressValue } from '@console/ui/data';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { memberCells } from './member-cells.tsx';

const { memberExecutives, memberTrades } = industryTables;
type Executive = RowOf<typeof memberExecutives>;

const TRADE_MEANS = meanOf<RowOf<typeof memberTrades>>('volume', 'avgAmount', 'amount');
const EXECUTIVE_MEANS = executiveMeans<Executive>('sharesHeldNumber');
/** The cells of trades. */
const CELLS = { ...memberCells, ...EXECUTIVE_TRADE_CELLS };

/** Trades by members' executives and their relatives, one tab a year. */
export function MemberTrades(): ReactElement {
  return (
    <YearTable
      title={memberTrades.title}
      spec={memberTrades}
      years={useSubjectCall(industryEntries.tradeYears)}
      name="changeYear"
      empty={{ title: '成份公司没有高管持股变动', cause: '没有披露过高管及其亲属买卖公司股份' }}
      cells={CELLS}
      summary={TRADE_MEANS}
    />
  );
}

/** The members' executives of a year; one of them is replaced by their trades, until the reader goes back. */
export function MemberExecutives(): ReactElement {
  const [asked, look] = useAddressValue('executive');
  return asked === null ? (
    <ExecutiveList onLook={look} />
  ) : (
    <TradesOf key={asked} id={asked} onBack={() => look(null)} />
  );
}

interface ExecutiveListProps {
  readonly onLook: (id: string) => void;
}

function ExecutiveList({ onLook }: ExecutiveListProps): ReactElement {
  return (
    <YearTable
      title={memberExecutives.title}
      spec={memberExecutives}
      years={useSubjectCall(industryEntries.executiveYears)}
      name="executiveYear"
      empty={{ title: '该行业没有高管记录', cause: '成份公司为空，或年度报告都没有披露高管' }}
      cells={memberCells}
      summary={EXECUTIVE_MEANS}
      rowActions={lookAt<Executive>(
        ({ name }) => `查看${name}的持股变动`,
        ({ id }) => onLook(id),
      )}
    />
  );
}

interface TradesOfProps {
  readonly id: string;
  readonly onBack: () => void;
}

/** The id names the executive: `36|2025|张三|董事长`. */
function TradesOf({ id, onBack }: TradesOfProps): ReactElement {
  const [, , name = '', post = ''] = id.split('|');
  return (
    <SubjectTable
      spec={memberTrades}
      title={`${name}的持股变动`}
      filter={{ detailId: id }}
      filterBar={
        <div className="c-filter">
          <Button size="small" icon={<ArrowLeftIcon />} onClick={onBack}>
            返回高管明细
          </Button>
          <b>{name}</b> {post}
        </div>
      }
      cells={CELLS}
      summary={TRADE_MEANS}
      empty={{ title: `${name}没有持股变动`, cause: '没有披露过本人及亲属买卖公司股份' }}
    />
  );
}
