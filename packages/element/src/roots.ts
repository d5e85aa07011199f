const roots = new Set<ShadowRoot>()

/** Lets what is in this tree be found by its id; what it gives back ends that. */
export function addRoot(root: ShadowRoot): () => void {
  roots.add(root)
  return () => void roots.delete(root)
}

/** An element of the page or of one of our shadow trees; no two of these share an id. */
export function findById(id: string): HTMLElement | null {
  for (const root of roots) {
    const found = root.getElementById(id)
    if (found) return found
  }
  return document.getElementById(id)
}
