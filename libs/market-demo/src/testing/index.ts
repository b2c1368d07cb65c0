/** Helpers of the demo for tests of other packages: its rows without a database. */
export { demoReports, type DemoReports } from './demo-reports.ts';
export { writeDemo } from '../write-demo.ts';
