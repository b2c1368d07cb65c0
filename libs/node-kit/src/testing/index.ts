/**
 * The test kit of services: schemas of their own in a real MariaDB, a small market written by hand, an issuer
 * of tokens, a service started in process on a free port, and links that can be cut. Nothing outside tests
 * imports it.
 */
export { breakableLink, type BreakableLink } from './breakable-link.ts';
export { connectionsTo } from './connections-to.ts';
export { auditLines, type AuditedLine } from './data/audit-lines.ts';
export { fillEcology, OTHER_TENANT, TENANT } from './data/fill-ecology.ts';
export { BUSINESS_DATE, fillMarket, insertFacts, insertRows, type Fact } from './data/fill-market.ts';
export { SECURITIES, type FixtureSecurity } from './data/fixture-market.ts';
export { freePort } from './free-port.ts';
export { startIssuer, type Issuer } from './calls/issuer.ts';
export { jobContext, type TestJobContext } from './job-context.ts';
export { takeSchemas, type LentSchemas, type WantedSchemas } from './data/kept-schemas.ts';
export { lateness } from './lateness.ts';
export { ownServer, type OwnServer } from './processes/own-server.ts';
export { openSockets, type OpenSockets, type SocketsOptions } from './calls/open-sockets.ts';
export { rawRequest } from './calls/raw-request.ts';
export { recordDesk, resultOf, type RecordDesk } from './calls/record-desk.ts';
export { RUN_TYPESCRIPT } from './processes/run-typescript-url.ts';
export { ORIGIN, startService, type RunningService, type StartOptions } from './calls/running-service.ts';
export { scratchData, type ScratchData } from './data/scratch-data.ts';
export { sendBytes } from './calls/send-bytes.ts';
export { send, type Answer, type SendOptions } from './calls/send.ts';
export { sourceThread } from './processes/source-thread.ts';
export { testServers } from './test-servers.ts';
export { withSourceThreads } from './processes/with-source-threads.ts';
export {
  killWorkers,
  workerProcess,
  type ProcessEnd,
  type WorkerProcess,
  type WorkerProcessOptions,
} from './processes/worker-process.ts';
