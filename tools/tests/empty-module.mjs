/** Replaces style sheets and pictures where a component is tested without a bundler. */
export default {};
