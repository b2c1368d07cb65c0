import type { FoundCompany } from '@console/contract-core';
import { ChangeText, Code, Num } from '@console/ui';
import type { ReactElement } from 'react';
import type { PaletteItem } from './palette-items.ts';
import './palette.css';

interface CompanyRowProps {
  readonly company: FoundCompany;
  /** The text that was searched for. */
  readonly text: string;
}

/** A company with the text that matched, its price and change. */
export function CompanyRow({ company, text }: CompanyRowProps): ReactElement {
  const { shortName, stockCode, exchange, pinyinInitials, industryNames, close, changeRate } = company;
  return (
    <>
      <b className="shell-palette-name">
        <Met in={shortName} text={text} />
      </b>
      <Code code={stockCode} suffix={exchange} />
      <span className="shell-palette-initials">
        <Met in={pinyinInitials.toUpperCase()} text={text} />
      </span>
      <span className="shell-palette-detail">
        {industryNames?.split(' / ').slice(0, 2).join(' / ') ?? '未分类'}
      </span>
      <Num value={close} unit="yuan" />
      <ChangeText value={changeRate} unit="percent" suffix="%" />
    </>
  );
}

export function ItemRow({ item, text }: { readonly item: PaletteItem; readonly text: string }): ReactElement {
  return (
    <>
      <span className="shell-palette-name">
        <Met in={item.title} text={text} />
      </span>
      <span className="shell-palette-detail">{item.detail}</span>
    </>
  );
}

/** A text in which `text` is marked. */
function Met({ in: whole, text }: { readonly in: string; readonly text: string }): ReactElement {
  const at = text === '' ? -1 : whole.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return <>{whole}</>;
  return (
    <>
      {whole.slice(0, at)}
      <mark>{whole.slice(at, at + text.length)}</mark>
      {whole.slice(at + text.length)}
    </>
  );
}
