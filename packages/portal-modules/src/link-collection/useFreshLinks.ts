import { useEffect, useRef, useState } from 'react'
import type { Collection, Link } from './link-collection.port.ts'

const markedFor = 8_000
const nothing: ReadonlySet<number> = new Set()

/** Links that appeared while the collection was shown; marked for a moment, told once. */
export function useFreshLinks(
  collection: Collection | undefined,
  onAppear: (links: readonly Link[]) => void,
): ReadonlySet<number> {
  const [fresh, setFresh] = useState(nothing)
  const known = useRef<{ of: number; ids: ReadonlySet<number> }>(undefined)

  useEffect(() => {
    if (!collection) return
    const before = known.current
    known.current = { of: collection.id, ids: new Set(collection.links.map(({ id }) => id)) }
    if (before?.of !== collection.id) return
    const appeared = collection.links.filter(({ id }) => !before.ids.has(id))
    if (appeared.length === 0) return
    setFresh(new Set(appeared.map(({ id }) => id)))
    onAppear(appeared)
  }, [collection, onAppear])

  useEffect(() => {
    if (fresh.size === 0) return
    const timer = setTimeout(() => setFresh(nothing), markedFor)
    return () => clearTimeout(timer)
  }, [fresh])
  return fresh
}
