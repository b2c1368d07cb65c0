import { coverageText, companyPath, formatNumber, type OutputOf } from '@console/contract-core';
import { dayCalls, type Moved } from '@console/contract-industry';
import { useSubjectCall } from '@console/subject';
import { ChangeText, Ladder, PageLink } from '@console/ui';
import type { ReactElement } from 'react';
import './moves.css';

type Answer = OutputOf<typeof dayCalls.contributions>;

interface ContributionListProps {
  readonly of: Moved;
  readonly range: { readonly startTime?: string; readonly endTime?: string };
}

/** The members that added most to the industry's change and those that took most from it, and the rest as one. */
export function ContributionList({ of, range }: ContributionListProps): ReactElement {
  const answer = useSubjectCall(dayCalls.contributions, { of, ...range });
  return (
    <Ladder
      answer={answer}
      what="贡献"
      rows={8}
      rowHeight={24}
      emptyOf={({ from }) =>
        from === null ? { title: '这段时间没有行情', cause: '成份公司为空，或都没有成交' } : null
      }
    >
      {(found) => <Found answer={found} />}
    </Ladder>
  );
}

function Found({ answer }: { readonly answer: Answer }): ReactElement {
  const { gains, losses, rest, total, from, to } = answer;
  const widest = Math.max(...[...gains, ...losses, rest].map(({ change }) => Math.abs(change)), 0);
  return (
    <>
      <p className="industry-move-total">
        {from} 至 {to}，合计 <Change value={total} /> · {coverageText(answer)}；各项之和等于合计
      </p>
      <div className="industry-moves">
        <Side title="上拉" members={gains} widest={widest} />
        <Side title="下拉" members={losses} widest={widest} />
      </div>
      <p className="industry-move-total">
        其余 {formatNumber(rest.count, { unit: 'integer' })} 家合计 <Change value={rest.change} />
      </p>
    </>
  );
}

interface SideProps {
  readonly title: string;
  readonly members: Answer['gains'];
  readonly widest: number;
}

function Side({ title, members, widest }: SideProps): ReactElement {
  return (
    <ol className="industry-move-side" aria-label={title}>
      {members.map((member) => (
        <li key={member.stockCode}>
          <span className="industry-move-name">
            {member.corpId === null ? (
              member.shortName
            ) : (
              <PageLink to={companyPath({ ...member, corpId: member.corpId })}>{member.shortName}</PageLink>
            )}
          </span>
          <span className="industry-move-track">
            <span
              className={member.change > 0 ? 'industry-move-bar industry-move-up' : 'industry-move-bar'}
              style={{ width: `${widest === 0 ? 0 : (Math.abs(member.change) / widest) * 100}%` }}
            />
          </span>
          <Change value={member.change} />
        </li>
      ))}
    </ol>
  );
}

const Change = ({ value }: { readonly value: number | null }): ReactElement => (
  <ChangeText value={value} unit="percent" suffix="%" />
);
