/** Long computation beside the event loop: a thread for one task, or threads that stay for the next. */
export { runInThread, type ThreadOptions } from './run-in-thread.ts';
export { ThreadLane, type LaneOptions } from './thread-lane.ts';
export { threadModule } from './thread-module.ts';
export { ThreadPool, type ThreadPoolOptions } from './thread-pool.ts';
