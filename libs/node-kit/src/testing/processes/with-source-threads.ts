import { Global, Module, type Type } from '@nestjs/common';
import { THREAD_FILE } from '../../tokens.ts';
import { sourceThread } from './source-thread.ts';

/** A part of a service whose threads run the sources of `thread`. */
export function withSourceThreads(module: Type, thread: URL): Type {
  const threadFile = { provide: THREAD_FILE, useFactory: () => sourceThread(thread) };
  @Global()
  @Module({ imports: [module], providers: [threadFile], exports: [threadFile] })
  class SourceThreads {}
  return SourceThreads;
}
