/** True in `npm run dev`; the branch is gone from what is released. */
declare const DEVELOPMENT: boolean;

/** Style sheets are imported for their effect; the bundler takes them out into files. */
declare module '*.css';

/** The address of a file that stands beside the code. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
