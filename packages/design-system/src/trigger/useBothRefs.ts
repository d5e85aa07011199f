import { useMemo, type Ref } from 'react'

/** One ref for an element that two sides ask for. */
export function useBothRefs<T>(
  one: Ref<T> | undefined,
  other: Ref<T> | undefined,
): Ref<T> | undefined {
  return useMemo(() => {
    if (!one || !other) return one ?? other
    return (element: T | null) => {
      const [takeOne, takeOther] = [give(one, element), give(other, element)]
      return () => {
        takeOne()
        takeOther()
      }
    }
  }, [one, other])
}

/** Gives the element to a ref. @returns what takes it away again: the ref's own way, or an empty ref */
function give<T>(ref: Ref<T>, element: T | null): () => void {
  const takeAway = typeof ref === 'function' ? ref(element) : undefined
  if (ref && typeof ref !== 'function') ref.current = element
  if (typeof takeAway === 'function') return takeAway
  return () => {
    if (typeof ref === 'function') ref(null)
    else if (ref) ref.current = null
  }
}
