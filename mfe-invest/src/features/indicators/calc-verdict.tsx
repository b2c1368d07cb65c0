import type { ReactElement } from 'react';
import { calcFaults, calcSummary, type CalcFault, type FactorCheck } from './calc-check.ts';

interface CalcVerdictProps {
  readonly formula: string;
  /** The check; undefined before there is one. */
  readonly check: FactorCheck | undefined;
  /** Whether the check is of the present text. */
  readonly current: boolean;
  readonly error: Error | null;
  /** Shows the characters a fault is about. */
  readonly onFault: (from: number, to: number) => void;
}

/** The verdict below a formula: that it is valid, or its faults and their places. */
export function CalcVerdict({ formula, check, current, error, onFault }: CalcVerdictProps): ReactElement {
  const faults = check ? calcFaults(check) : [];
  return (
    <div className="invest-indicator-verdict" role="status" data-stale={!current}>
      {error ? (
        <p data-wrong="true">公式没有校验成功：{error.message}</p>
      ) : check === undefined ? (
        <p>输入公式后即时校验：可用四则运算、比较、mean、ts_rank、if 等函数与九种计算规则。</p>
      ) : faults.length === 0 ? (
        <p>校验通过 · {calcSummary(check)}</p>
      ) : (
        <ul>
          {faults.map((fault, at) => (
            <li key={at} data-wrong="true">
              <FaultLine fault={fault} formula={formula} onFault={onFault} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface FaultLineProps extends Pick<CalcVerdictProps, 'formula' | 'onFault'> {
  readonly fault: CalcFault;
}

function FaultLine({ fault: { text, span }, formula, onFault }: FaultLineProps): ReactElement {
  if (span === null) return <>{text}</>;
  const { from, to } = span;
  const about = formula.slice(from, to);
  return (
    <button type="button" title="选中出错的位置" onClick={() => onFault(from, to)}>
      第 {from + 1} 个字符{about && <code>{about}</code>}：{text}
    </button>
  );
}
