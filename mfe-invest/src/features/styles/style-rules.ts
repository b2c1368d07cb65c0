import { investEntries, STYLE_TEXTS, styleName, styleWeight } from '@console/contract-invest';
import { schemaField } from '@console/ui/edit';
import { client } from '../../client.ts';

/**
 * The rules of a name: valid by the specification, and unique. `styleId` is the style's own id, left out
 * for a new one.
 */
export const nameField = (styleId?: number): ReturnType<typeof schemaField> =>
  schemaField(styleName(), {
    also: async (value) => {
      if (await isTaken(String(value).trim(), styleId)) throw new Error(STYLE_TEXTS.nameTaken);
    },
  });

export const weightField = schemaField(styleWeight(), { on: ['onChange', 'onBlur'], blank: null });

async function isTaken(name: string, styleId: number | undefined): Promise<boolean> {
  try {
    const input = { name, ...(styleId === undefined ? {} : { styleId }) };
    return (await client.call(investEntries.styleNameCount, input)) > 0;
  } catch {
    // An early check only: saving asks the server again, and then shows its cause.
    return false;
  }
}
