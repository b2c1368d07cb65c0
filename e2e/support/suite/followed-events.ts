import type { ReadableStream } from 'node:stream/web';
import type { HttpSession } from './http-session.ts';

export interface SeenEvent {
  readonly event: string;
  readonly data: unknown;
}

/** Server-sent events as they come through the gateway, without a browser that would reconnect. */
export interface FollowedEvents {
  /** Resolves once the first event has come. */
  readonly begun: Promise<SeenEvent>;
  /** All events, once the stream has ended. */
  readonly ended: Promise<readonly SeenEvent[]>;
  isOpen(): boolean;
}

/** Opens a stream that must be answered with events. */
export async function followEvents(session: HttpSession, path: string): Promise<FollowedEvents> {
  const { status, headers, body } = await session.open(path);
  if (status !== 200 || body === null || !headers.get('content-type')?.startsWith('text/event-stream'))
    throw new Error(`${path} answered ${status} ${headers.get('content-type') ?? ''}`);
  const seen: SeenEvent[] = [];
  let isOpen = true;
  let begin: (first: SeenEvent) => void;
  const begun = new Promise<SeenEvent>((resolve) => (begin = resolve));
  const take = (event: SeenEvent): void => {
    seen.push(event);
    begin(event);
  };
  const ended = readEvents(body as ReadableStream<Uint8Array>, take).then(() => {
    isOpen = false;
    return seen;
  });
  return { begun, ended, isOpen: () => isOpen };
}

async function readEvents(body: ReadableStream<Uint8Array>, take: (event: SeenEvent) => void): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body) {
    const blocks = (text + decoder.decode(part, { stream: true })).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      // A heartbeat is a comment.
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (event !== '') take({ event, data: JSON.parse(data) as unknown });
    }
  }
}
