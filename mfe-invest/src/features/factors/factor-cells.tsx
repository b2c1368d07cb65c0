import { CALC_RULES, FACTOR_KINDS, type CalcRule, type FactorRow } from '@console/contract-invest';
import { EMPTY } from '@console/contract-core';
import { Mark, PageLink, type MarkProps } from '@console/ui';
import { MARK_ROOM, TextPopover, type CellOverrides } from '@console/ui/data';
import { factorPath } from '../../page-paths.ts';

type Kind = keyof typeof FACTOR_KINDS;

const TINTS: Readonly<Record<Kind, MarkProps['tint']>> = { 1: 'slate', 2: 'violet', 3: 'teal' };

const kindOf = ({ factorIsSingle }: FactorRow): string =>
  FACTOR_KINDS[factorIsSingle as Kind] ?? String(factorIsSingle);
const ruleOf = ({ calcRule }: FactorRow): string =>
  calcRule === null ? EMPTY : (CALC_RULES[calcRule as CalcRule] ?? String(calcRule));

/** The width in pixels of code at 12 px, where all Latin signs have one width. */
const codeWidth = (code: string): number =>
  Array.from(code, (sign) => (sign < '\u2e80' ? 7.3 : 12)).reduce((sum, width) => sum + width, 0);

/** The list's own cells. A press opens the list of what uses a factor. */
export function factorCells(onUsers: (row: FactorRow) => void): CellOverrides<FactorRow> {
  return {
    name: {
      draw: (row) => (
        <span title={row.remark ?? row.name}>
          <PageLink to={factorPath(row.id)}>{row.name}</PageLink>
        </span>
      ),
    },
    factorIsSingle: {
      draw: (row) => <Mark tint={TINTS[row.factorIsSingle as Kind] ?? 'slate'}>{kindOf(row)}</Mark>,
      text: kindOf,
      room: MARK_ROOM,
    },
    calcRule: { draw: (row) => <span title={ruleOf(row)}>{ruleOf(row)}</span>, text: ruleOf },
    formula: {
      draw: ({ name, formula }) => (
        <TextPopover title={`${name} 的公式`} text={formula}>
          <code className="invest-factor-formula" title={formula}>
            {formula}
          </code>
        </TextPopover>
      ),
      width: ({ formula }) => codeWidth(formula),
    },
    usedBy: {
      draw: (row) =>
        row.usedBy === 0 ? (
          <>0</>
        ) : (
          <button
            type="button"
            className="invest-factor-action"
            aria-label={`${row.name} 被 ${row.usedBy} 个因子引用`}
            onClick={() => onUsers(row)}
          >
            {row.usedBy}
          </button>
        ),
    },
  };
}
