/**
 * Resolves after every timer of the page has run that was set before this call for at most `longestMs`
 * milliseconds. Browsers run timers in the order in which they are due (HTML, timer initialisation
 * steps), so this proves on the slowest machine that something had its turn and did nothing.
 */
export const whenTimersHaveRun = (longestMs: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, longestMs))
