/** How long a provider may take for one answer. */
export const PROVIDER_SECONDS = 5;
