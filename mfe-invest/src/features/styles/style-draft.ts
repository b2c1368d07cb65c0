import {
  STYLE_WEIGHTS,
  weightFaults,
  type Style,
  type StyleWeight,
  type StyleWeights,
} from '@console/contract-invest';

/** A style while it is typed: a weight may still be missing. */
export type StyleDraft = Readonly<Record<StyleWeight, number | null>> & {
  readonly styleName: string;
  /** `YYYY-MM-DD HH:mm:ss`; if left out, the time of saving. */
  readonly publishedTime: string | undefined;
};

/** A style as it is sent. */
export type TypedStyle = StyleWeights & {
  readonly styleName: string;
  readonly publishedTime?: string | undefined;
};

const FIELDS = ['styleName', 'publishedTime', ...STYLE_WEIGHTS] as const;

const EMPTY_DRAFT: StyleDraft = {
  styleName: '',
  publishedTime: undefined,
  comparisonIndexIndustryWeight: null,
  comparisonIndexCorpWeight: null,
  zbphIndexWeight: null,
  styleIndexWeight: null,
  liquidityIndexWeight: null,
};

/** The fields of a style as it was read, or of a new one. */
export const draftOf = (style: Style | null): StyleDraft =>
  style === null
    ? EMPTY_DRAFT
    : (Object.fromEntries(FIELDS.map((field) => [field, style[field]])) as unknown as StyleDraft);

/** The typed style; null while a weight is missing. */
export function typedStyle(draft: StyleDraft): TypedStyle | null {
  if (STYLE_WEIGHTS.some((name) => typeof draft[name] !== 'number')) return null;
  const { publishedTime } = draft;
  const weights = Object.fromEntries(STYLE_WEIGHTS.map((name) => [name, draft[name]]));
  return {
    ...(weights as StyleWeights),
    styleName: draft.styleName.trim(),
    ...(publishedTime === undefined ? {} : { publishedTime }),
  };
}

/** A draft as it is sent; null while a weight is missing or a sum is not 1. */
export function sentStyle(draft: StyleDraft): TypedStyle | null {
  const style = typedStyle(draft);
  return style !== null && weightFaults(style).length === 0 ? style : null;
}
