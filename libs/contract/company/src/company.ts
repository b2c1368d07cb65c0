import { id, subjectEntries } from '@console/contract-core';
import { z } from 'zod';

/** A figure of the market data: null where it is not known. */
export const figure = z.number().nullable();
/** Text that may be missing. */
export const words = z.string().nullable();

/** Facts about one company of the tenant, asked for by its `dataId`. */
export const company = subjectEntries({ services: ['company'], name: { dataId: id() } });
