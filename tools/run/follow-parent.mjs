/** Preloaded into services: ends them when the process that started them is gone, for whatever reason. */
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 1000).unref();
