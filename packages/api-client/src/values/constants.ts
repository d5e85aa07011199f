/** Fewest letters that a search is asked for (SRCH-01). */
export const searchMinimumLength = 2

/** Version of the specifications that this client follows (GEN-12). */
export const specVersion = '1.17.0'
