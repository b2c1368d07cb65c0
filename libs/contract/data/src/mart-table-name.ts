import { z } from 'zod';

const NAME = z.string().regex(/^[a-z][a-z0-9_]{0,63}$/);

/** The name of a table of the mart, as `data.tables` lists it. */
export const martTableName = (): z.ZodString => NAME;
