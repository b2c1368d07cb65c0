import type { UserDetail } from '@console/contract-access';
import { Panel } from '@console/ui';
import { Button, Tooltip } from '@console/ui/form';
import type { ReactElement } from 'react';
import { authorityName } from '../authorities/authority-name.ts';
import { BEYOND_OWN } from '../authorities/authority-tree.tsx';
import { useMay } from '../authorities/use-may.ts';
import './diagnosis.css';
import '../system.css';
import type { AccessTarget } from './access-targets.ts';
import type { Check, Explanation } from './explain-access.ts';

const VERDICTS: Readonly<Record<Explanation['verdict'], string>> = {
  can: '可以',
  later: '现在不能',
  cannot: '不能',
};

const SIGNS: Readonly<Record<Check['state'], string>> = { pass: '✓', fail: '✕', wait: '!', note: 'i' };
const STATES: Readonly<Record<Check['state'], string>> = {
  pass: '通过',
  fail: '不通过',
  wait: '暂不通过',
  note: '说明',
};

interface VerdictCardProps {
  readonly user: UserDetail;
  readonly target: AccessTarget;
  readonly explanation: Explanation;
  readonly onGrant: (authority: string) => void;
}

/**
 * The verdict: whether the user can, each check with its reason, and a button that grants what is missing.
 */
export function VerdictCard({ user, target, explanation, onGrant }: VerdictCardProps): ReactElement {
  const { verdict, checks, missing } = explanation;
  const may = useMay();
  return (
    <Panel title="诊断结果">
      <p className="shell-diagnosis-verdict" data-verdict={verdict} role="status">
        {user.realName} <b>{VERDICTS[verdict]}</b> {target.kind === 'call' ? '使用' : '看到'}「{target.title}
        」
      </p>
      <ul className="shell-system-checks">
        {checks.map(({ name, state, text }) => (
          <li key={name} data-state={state}>
            <span aria-hidden="true">{SIGNS[state]}</span>
            <span className="c-unseen">{STATES[state]}</span>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <div className="shell-system-presets">
          {missing.map((authority, index) => (
            <Tooltip key={authority} title={may(authority) ? null : BEYOND_OWN}>
              <Button
                type={index === 0 ? 'primary' : 'default'}
                disabled={!may(authority)}
                onClick={() => onGrant(authority)}
              >
                授予该权限：{authorityName(authority)}
              </Button>
            </Tooltip>
          ))}
        </div>
      )}
    </Panel>
  );
}
