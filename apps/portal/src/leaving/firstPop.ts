type PopListener = (event: PopStateEvent) => void

let listener: PopListener | undefined

// A window calls its listeners in the order in which they came, whatever their phase: this one is
// there before the router's.
addEventListener('popstate', (event) => listener?.(event))

/** Hears of the browser's arrows before the router does, and can keep them from it. */
export function hearPopFirst(next: PopListener): () => void {
  listener = next
  return () => {
    if (listener === next) listener = undefined
  }
}
