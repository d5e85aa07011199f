import { useMemo, type Ref } from 'react'

/** One ref for an element that two sides ask for. */
export function useBothRefs<T>(
  one: Ref<T> | undefined,
  other: Ref<T> | undefined,
): Ref<T> | undefined {
  return useMemo(() => {
    if (!one || !other) return one ?? other
    return (element: T | null) => {
      give(one, element)
      give(other, element)
    }
  }, [one, other])
}

function give<T>(ref: Ref<T>, element: T | null): void {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}
