/** Does something that takes the page away, or asks before. */
type Ask = (go: () => void) => void

let asking: Ask | undefined

/** While something would be lost, whoever shows it asks (SET-01). Returns how to stop. */
export function askBeforeLeaving(ask: Ask): () => void {
  asking = ask
  return () => {
    if (asking === ask) asking = undefined
  }
}

/** Another application, signing out: what takes the page away without a way through the router. */
export function leaveFor(go: () => void): void {
  if (asking) asking(go)
  else go()
}
