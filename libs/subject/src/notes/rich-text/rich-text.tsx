import { useMemo, type ReactElement } from 'react';
import './rich-text.css';
import { safeHtml } from './safe-html.ts';

/** Rich text to be read. */
export function RichText({ html }: { readonly html: string }): ReactElement {
  const safe = useMemo(() => safeHtml(html), [html]);
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: safe }} />;
}
