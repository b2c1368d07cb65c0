import { EMPTY, formatNumber, UNITS, type UnitId } from '@console/contract-core';
import type { ReactElement, ReactNode } from 'react';
import { ArrowLeftIcon } from '../icons.tsx';
import { ChangeText } from '../number/change-text.tsx';
import { Missing } from '../number/missing.tsx';
import { Num } from '../number/num.tsx';
import './entity-strip.css';
import { PageLink } from './page-link.tsx';
import { RangeBar } from './range-bar.tsx';

export interface StripFigure {
  readonly label: string;
  readonly value: number | null | undefined;
  readonly unit: UnitId;
  /** A change: with its sign, in the colours of the market. */
  readonly signed?: true;
  /** Why there is no value, where that is known: shown on hover of the —. */
  readonly reason?: string | undefined;
  /** The page behind it. */
  readonly to?: string | undefined;
  /** Shown from 1600 px on only. */
  readonly wide?: boolean;
}

export interface EntityStripProps {
  readonly name: string;
  readonly code: ReactNode;
  /** What it is; short words beside the name. */
  readonly kind?: ReactNode;
  /** Board, state; short words beside the code. */
  readonly meta?: ReactNode;
  /** A longer second part: whole from 1600 px on, cut to a few words from 1440 on. */
  readonly wideMeta?: string;
  /** Absent while the figures load. */
  readonly price?: {
    readonly value: number | null;
    /** In the price's own unit, and as a fraction. */
    readonly change: number | null;
    readonly changeRate: number | null;
  };
  /** A return or another figure in the place of a price: with its sign, in the colours of the market. */
  readonly lead?: {
    readonly label: string;
    readonly value: number | null;
    readonly unit: UnitId;
    /** Below the label: that of today. */
    readonly note?: ReactNode;
  };
  readonly figures?: readonly StripFigure[];
  readonly range?: { readonly label: string; readonly low: number | null; readonly high: number | null };
  readonly onBack?: () => void;
  readonly actions?: ReactNode;
}

/** The 64 px strip at the top of a company or industry: its name and its latest figures. */
export function EntityStrip(props: EntityStripProps): ReactElement {
  const { name, code, kind, meta, wideMeta, price, lead, figures = [], range, onBack, actions } = props;
  return (
    <div className="c-strip">
      {onBack && (
        <button type="button" className="c-strip-back" aria-label="返回" onClick={onBack}>
          <ArrowLeftIcon />
        </button>
      )}
      <div className="c-strip-who">
        <div className="c-strip-title">
          <h1 className="c-strip-name" title={name}>
            {name}
          </h1>
          {kind && <span className="c-strip-kind">{kind}</span>}
        </div>
        <div className="c-strip-meta">
          {code}
          {meta && <span>{meta}</span>}
          {wideMeta && (
            <span className="c-wide" title={wideMeta}>
              {wideMeta}
            </span>
          )}
        </div>
      </div>
      {price && <Price {...price} />}
      {lead && <Lead {...lead} />}
      <dl className="c-strip-figures">
        {figures.map((figure) => (
          <div key={figure.label} className={figure.wide ? 'c-strip-figure c-wide' : 'c-strip-figure'}>
            <dt>{figure.label}</dt>
            <dd>
              <Linked to={figure.to}>
                <Drawn figure={figure} />
              </Linked>
            </dd>
          </div>
        ))}
        {range && (
          <div className="c-strip-figure">
            <dt>{range.label}</dt>
            <dd>
              <RangeBar low={range.low} high={range.high} at={price?.value ?? null} />
            </dd>
          </div>
        )}
      </dl>
      {actions && <div className="c-strip-actions">{actions}</div>}
    </div>
  );
}

function Drawn({ figure }: { readonly figure: StripFigure }): ReactElement {
  const { value, unit, reason, signed } = figure;
  if (reason !== undefined) return <Missing reason={reason} />;
  if (signed) return <ChangeText value={value ?? null} unit={unit} suffix={UNITS[unit].text} />;
  return <Num value={value} unit={unit} withUnit />;
}

function Linked({
  to,
  children,
}: {
  readonly to: string | undefined;
  readonly children: ReactNode;
}): ReactElement {
  return to === undefined ? <>{children}</> : <PageLink to={to}>{children}</PageLink>;
}

function Lead({ label, value, unit, note }: NonNullable<EntityStripProps['lead']>): ReactElement {
  return (
    <div className="c-strip-price">
      <span className="c-strip-close" aria-label={label}>
        <ChangeText value={value} unit={unit} suffix={UNITS[unit].text} />
      </span>
      <span className="c-strip-change">
        <span className="c-strip-label">{label}</span>
        {note && <span>{note}</span>}
      </span>
    </div>
  );
}

function Price({ value, change, changeRate }: NonNullable<EntityStripProps['price']>): ReactElement {
  const direction = changeRate === null || changeRate === 0 ? '' : changeRate > 0 ? ' c-up' : ' c-down';
  return (
    <div className="c-strip-price">
      <span className={`c-strip-close${direction}`} aria-label="最新价">
        {formatNumber(value, { unit: 'yuan' })}
      </span>
      {changeRate === null ? (
        <span className="c-strip-change">{EMPTY}</span>
      ) : (
        <span className="c-strip-change">
          <ChangeText value={change} unit="yuan" />
          <ChangeText value={changeRate} unit="percent" suffix={UNITS.percent.text} />
        </span>
      )}
    </div>
  );
}
