import { configure } from '@testing-library/react';

/** A page is looked for as long as a busy machine may need to draw it; what is there is found at once. */
configure({ asyncUtilTimeout: 30_000 });
