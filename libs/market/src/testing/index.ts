/** What tests of other packages ask of the mart: the demo's rows without a database. */
export { demoReports, type DemoReports } from './demo-reports.ts';
