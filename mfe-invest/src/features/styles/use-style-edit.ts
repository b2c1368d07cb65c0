import { investEntries, STYLE_TEXTS, type Style } from '@console/contract-invest';
import { useEdit, type Edit } from '@console/ui/edit';
import { client } from '../../client.ts';
import { draftOf, sentStyle, type StyleDraft } from './style-draft.ts';

export type StyleEdit = Edit<Style, StyleDraft>;

/** The edit of a style; null begins a new one. A style whose sums are not 1 is not sent. */
export const useStyleEdit = (style: Style | null, leave: (saved: Style | null) => void): StyleEdit =>
  useEdit({
    client,
    read: style,
    fields: draftOf,
    sent: sentStyle,
    add: (sent, keyOf) => client.call(investEntries.addStyle, sent, { idempotencyKey: keyOf(sent) }),
    update: (sent, { styleId, version }) =>
      client.call(investEntries.updateStyle, { ...sent, styleId, version }),
    latest: ({ styleId }) => client.call(investEntries.style, { styleId }),
    readOf: (saved) => saved,
    notice: STYLE_TEXTS.done,
    leave,
  });
