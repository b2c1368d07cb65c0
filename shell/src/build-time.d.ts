/** True in `npm run dev`; released builds leave the branch out. */
declare const DEVELOPMENT: boolean;

/** Style sheets are imported for their effect; the bundler writes them to files of their own. */
declare module '*.css';

/** The address of a file that is served beside the code. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
