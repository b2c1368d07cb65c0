/**
 * A call of the documents: what they send, and what they read of its answer. `$name` in a payload or a path is
 * replaced by a thing of the running suite.
 */
export interface DocumentedCall {
  /** Document and section: `1§7`. */
  readonly at: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path without the prefix `/us`, which any may have. */
  readonly paths: readonly string[];
  readonly payload?: Readonly<Record<string, unknown>>;
  /** A write whose parameters the documents put into the query. */
  readonly inQuery?: true;
  readonly answer: Answer;
}

/** The parts of a result that the documents read. */
export type Answer =
  /** A page: totalElements, and content whose rows have the fields. */
  | { readonly page: readonly string[] }
  /** A list of things with the fields; of bare values without any. */
  | { readonly list: readonly string[] }
  /** Rows with the fields, wherever the result has them. */
  | { readonly rows: readonly string[] }
  /** A thing with the fields. */
  | { readonly fields: readonly string[] }
  /** A statement: lines with `cn` and columns by period. */
  | { readonly statement: 'report' | 'forecast' }
  | { readonly truthy: true }
  | { readonly count: number }
  /** An upload's link: beside the envelope. */
  | { readonly link: true }
  /** Success in any form, which the documents leave open. */
  | { readonly any: true };

type Rest = Partial<Pick<DocumentedCall, 'inQuery'>>;
type Payload = DocumentedCall['payload'];

/** Makers of the calls of one section. */
export function callsOf(
  at: string,
): Record<
  'get' | 'post' | 'put' | 'remove',
  (paths: string | readonly string[], payload: Payload, answer: Answer, rest?: Rest) => DocumentedCall
> {
  const make =
    (method: DocumentedCall['method']) =>
    (
      paths: string | readonly string[],
      payload: Payload,
      answer: Answer,
      rest: Rest = {},
    ): DocumentedCall => ({
      at,
      method,
      answer,
      paths: [paths].flat(),
      ...(payload === undefined ? {} : { payload }),
      ...rest,
    });
  return { get: make('GET'), post: make('POST'), put: make('PUT'), remove: make('DELETE') };
}

/** A call and its variants with the prefixes of the classifications, which document 2 §7 repeats. */
export const withVariants = (path: string): readonly string[] =>
  ['', 'ecology/', 'etf/'].map((prefix) => `/api/${prefix}${path}`);

/** The addresses of a call of the industry service that is written like one of the company service. */
export const ofVariants = (name: string): readonly string[] => [
  `/api/ecology/${name}`,
  `/api/etf/${name}`,
  `/svc/industry/api/${name}`,
];
