import { STREAM_REFUSED, type StreamRefusal } from '@console/contract-core';
import { CallError } from './call-error.ts';

export interface StreamListeners {
  /** The listeners by the name of the event; each gets its data. */
  readonly events: Readonly<Record<string, (data: unknown) => void>>;
  /**
   * Called when the stream has ended for good: by a refusal as its last event, or because it could not be
   * opened.
   */
  readonly over: (reason: CallError) => void;
}

/** The number of failures in a row, without an event between them, after which the stream is given up. */
const PATIENCE = 3;
const BROKEN = { code: 'NETWORK', message: '实时更新中断', status: 0 };

/**
 * Listens to server-sent events until the returned function is called. A stream that ends without a reason,
 * as each does after some minutes, is reopened by the browser.
 */
export function followStream(url: string, { events, over }: StreamListeners): () => void {
  if (typeof EventSource === 'undefined') {
    over(new CallError(BROKEN));
    return () => undefined;
  }
  const source = new EventSource(url);
  const end = (reason: CallError): void => {
    source.close();
    over(reason);
  };
  let failures = 0;
  for (const [name, told] of Object.entries(events))
    source.addEventListener(name, (event: MessageEvent<string>) => {
      failures = 0;
      told(JSON.parse(event.data));
    });
  source.addEventListener(STREAM_REFUSED, (event: MessageEvent<string>) => {
    const { appCode, appMesg, status } = JSON.parse(event.data) as StreamRefusal;
    end(new CallError({ code: appCode, message: appMesg, status }));
  });
  source.onerror = () => {
    failures += 1;
    if (source.readyState === EventSource.CLOSED || failures >= PATIENCE) end(new CallError(BROKEN));
  };
  return () => source.close();
}
