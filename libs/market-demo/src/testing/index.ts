/** What tests of other packages ask of the demo: its rows without a database. */
export { demoReports, type DemoReports } from './demo-reports.ts';
export { writeDemo } from '../write-demo.ts';
