import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useMessages, useModuleHost, useQuery } from '../kit/index.ts'
import type { Comparison, FileVersion, VersionLook } from '../kit/file-version.ts'
import { messages } from './messages/index.ts'
import type { Content, ViewerPort, ViewItem } from './viewer.port.ts'

/** Two versions of a picture beside each other (D-09). */
export interface Compared {
  first: FileVersion
  second: FileVersion
  as: Comparison
}

/** What a file held and holds, and what of it is looked at (T-71). */
export interface VersionHistory {
  /** The newest first; two at least. */
  versions: readonly FileVersion[]
  /** The one that is looked at. */
  shown: FileVersion
  /** Two are looked at. */
  compared: Compared | undefined
  /** Looks at another version or at two; undefined: at the one that counts. */
  lookAt: (look: VersionLook | undefined) => void
  contentOf: (number: number) => Promise<Content>
}

export interface VersionLookOptions {
  /** What is looked at besides the version that counts, where the host keeps it. */
  look?: VersionLook
  /** Called with what is looked at next. Absent: the viewer keeps it. */
  onLookChange?: (look: VersionLook | undefined) => void
}

interface Own {
  id: number
  look: VersionLook | undefined
}

/** The versions of what is looked at, live; undefined where there is one alone. */
export function useVersionHistory(
  port: ViewerPort,
  item: ViewItem | undefined,
  { look: given, onLookChange }: VersionLookOptions,
): VersionHistory | undefined {
  const { announce } = useModuleHost()
  const { t } = useMessages(messages)
  const [own, setOwn] = useState<Own>()
  const [changedId, setChangedId] = useState<number>()

  const id = item?.kind === 'file' ? item.id : undefined
  // Back from its neighbour, it is the version that counts again, as it is by an address.
  if (own && own.id !== id) setOwn(undefined)
  const look = onLookChange ? given : own?.id === id ? own?.look : undefined
  // Of most files there is one content alone: then nothing is asked.
  const isAsked = look !== undefined || changedId === id || (item?.contentNumber ?? 1) > 1
  const query = useMemo(
    () => (id !== undefined && isAsked ? port.versions?.(id) : undefined),
    [id, isAsked, port],
  )
  const result = useQuery(query)
  const versions = query && result.state === 'ready' ? result.data : undefined
  const refresh = result.state === 'ready' ? result.refresh : undefined

  useEffect(() => {
    if (id === undefined) return
    return port.onChange?.(id, () => {
      setChangedId(id)
      refresh?.()
    })
  }, [id, port, refresh])

  const newest = versions?.[0]?.number
  const before = item?.contentNumber ?? 1
  const told = useRef<{ id: number | undefined; number: number }>(undefined)
  useEffect(() => {
    const known = told.current?.id === id ? (told.current?.number ?? before) : before
    told.current = { id, number: known }
    if (newest === undefined || newest <= known) return
    told.current = { id, number: newest }
    announce(t('versions.news', { number: newest }))
  }, [announce, before, id, newest, t])

  // The same one as long as it is about the same file: pictures are not asked for again.
  const contentOf = useCallback((number: number) => port.content(id ?? 0, number), [id, port])
  return useMemo((): VersionHistory | undefined => {
    const [current] = versions ?? []
    if (id === undefined || !versions || !current || versions.length < 2) return undefined
    const numbered = (number: number) => versions.find((version) => version.number === number)
    const [first, second] = look && 'compare' in look ? look.compare.map(numbered) : []
    return {
      versions,
      shown: (look && 'version' in look && numbered(look.version)) || current,
      compared:
        look && 'compare' in look && first && second && first !== second
          ? { first, second, as: look.as }
          : undefined,
      lookAt: (next) => (onLookChange ? onLookChange(next) : setOwn({ id, look: next })),
      contentOf,
    }
  }, [contentOf, id, look, onLookChange, versions])
}
