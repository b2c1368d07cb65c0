import { investEntries, STYLE_TEXTS, styleName, styleWeight } from '@console/contract-invest';
import { schemaField } from '@console/ui/edit';
import { client } from '../../client.ts';

/** A name as the documents want it, that no other style has. Left out, `styleId` is that of a new style. */
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
    // Asked for comfort: saving asks the server again, and says then what is the matter with it.
    return false;
  }
}
