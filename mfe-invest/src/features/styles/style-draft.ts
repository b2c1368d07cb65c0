import { STYLE_WEIGHTS, type Style, type StyleWeight, type StyleWeights } from '@console/contract-invest';

/** A style as it is being typed: a weight may still be missing. */
export type StyleDraft = Readonly<Record<StyleWeight, number | null>> & {
  readonly styleName: string;
  /** `YYYY-MM-DD HH:mm:ss`; left out, it is the time of saving. */
  readonly publishedTime: string | undefined;
};

/** A style as it is sent. */
export type TypedStyle = StyleWeights & {
  readonly styleName: string;
  readonly publishedTime?: string | undefined;
};

const FIELDS = ['styleName', 'publishedTime', ...STYLE_WEIGHTS] as const;

export const EMPTY_DRAFT: StyleDraft = {
  styleName: '',
  publishedTime: undefined,
  comparisonIndexIndustryWeight: null,
  comparisonIndexCorpWeight: null,
  zbphIndexWeight: null,
  styleIndexWeight: null,
  liquidityIndexWeight: null,
};

/** A draft of a style as it was read. */
export const draftOf = (style: Style): StyleDraft =>
  Object.fromEntries(FIELDS.map((field) => [field, style[field]])) as unknown as StyleDraft;

export const isSameDraft = (one: StyleDraft, other: StyleDraft): boolean =>
  // A field that was cleared is as good as one that never had a value.
  FIELDS.every((field) => (one[field] ?? null) === (other[field] ?? null));

/** Null while a weight is missing. */
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

/** What was typed, on what somebody else saved meanwhile: untouched fields follow, touched ones stay. */
export function keepTyped(read: StyleDraft, typed: StyleDraft, latest: StyleDraft): StyleDraft {
  const pick = (field: keyof StyleDraft): StyleDraft[keyof StyleDraft] =>
    typed[field] === read[field] ? latest[field] : typed[field];
  return Object.fromEntries(FIELDS.map((field) => [field, pick(field)])) as unknown as StyleDraft;
}
