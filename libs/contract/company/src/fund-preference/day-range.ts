import { day } from '@console/contract-core';

/**
 * A range of days, both included. Without a start: the year up to the end; without an end: up to the newest
 * day.
 */
export const dayRange = { startTime: day().optional(), endTime: day().optional() };
