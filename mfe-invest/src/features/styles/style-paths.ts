import { stylePath } from '@console/contract-core';

/** The pages of styles, as document 3 §2 names them. */
export const STYLE_LIST_PATH = '/investment/istyle';
export const STYLE_ADD_PATH = '/investment/istyle/addnew';
export const STYLE_DETAIL_PATH = '/investment/istyle/detail';

export const detailPath = stylePath;

/** The detail with its fields open to be typed in. */
export const editPath = (styleId: number): string => `${detailPath(styleId)}&edit=1`;

/** The query of the detail's address. */
export interface StyleQuery {
  /** Null when it names no style. */
  readonly styleId: number | null;
  readonly edit: boolean;
  /** The open tab. */
  readonly tab: 'basic' | 'pool';
}

export function readStyleQuery(search: string): StyleQuery {
  const params = new URLSearchParams(search);
  const text = params.get('styleId') ?? '';
  return {
    styleId: /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null,
    edit: params.get('edit') === '1',
    tab: params.get('tab') === 'pool' ? 'pool' : 'basic',
  };
}
