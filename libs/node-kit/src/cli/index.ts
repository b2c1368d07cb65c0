/** The parts of the services' command lines: migrating a schema, and filling it with demo records. */
export { DEMO_TEAMS, demoAuthor, type Demo, type DemoTeam } from '../demo/demo.ts';
export { demoCommand, inWords, type Given } from '../demo/demo-command.ts';
export { everHad } from '../demo/ever-had.ts';
export { migrateCommand } from './migrate-command.ts';
export { runCli } from './run-cli.ts';
