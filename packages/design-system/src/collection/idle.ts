/**
 * Does something while the page has nothing else to do, as what somebody will probably ask for next;
 * never in a browser that does not tell when that is. Gives what calls it off.
 */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => undefined
  const id = requestIdleCallback(task)
  return () => cancelIdleCallback(id)
}
