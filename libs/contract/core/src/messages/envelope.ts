import { z } from 'zod';

export const SUCCESS_CODE = 'S0000';

/** The form of every answer of every service on the wire, refusals included. */
export interface Envelope<T> {
  readonly success: boolean;
  readonly appCode: string;
  readonly appMesg: string;
  readonly result: T;
  readonly requestId?: string;
}

export function succeed<T>(result: T): Envelope<T> {
  return { success: true, appCode: SUCCESS_CODE, appMesg: '操作成功', result };
}

/** The zod schema of an envelope around `result`, for the OpenAPI document and the client. */
export function envelopeOf<T extends z.ZodType>(result: T): z.ZodObject {
  return z.object({
    success: z.boolean(),
    appCode: z.string(),
    appMesg: z.string(),
    result,
    requestId: z.string().optional(),
  });
}
