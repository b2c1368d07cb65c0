import { investEntries, STYLE_TEXTS, styleName, styleWeight } from '@console/contract-invest';
import type { FormRule } from '@console/ui/form';
import { client } from '../../client.ts';

/** A name as the documents want it, that no other style has. Left out, `styleId` is of a new style. */
export const nameRule = (styleId?: number): FormRule => ({
  validator: async (_, value: unknown) => {
    const read = styleName().safeParse(value);
    if (!read.success) throw new Error(read.error.issues[0]?.message ?? STYLE_TEXTS.name);
    if (await isTaken(read.data, styleId)) throw new Error(STYLE_TEXTS.nameTaken);
  },
});

export const weightRule: FormRule = {
  validator: async (_, value: unknown) => {
    const read = styleWeight().safeParse(value);
    if (!read.success) throw new Error(STYLE_TEXTS.weight);
  },
};

async function isTaken(name: string, styleId: number | undefined): Promise<boolean> {
  try {
    const input = { name, ...(styleId === undefined ? {} : { styleId }) };
    return (await client.call(investEntries.styleNameCount, input)) > 0;
  } catch {
    // Asked for comfort: saving asks the server again, and says then what is the matter with it.
    return false;
  }
}
