import { useCallback, useMemo, useRef, useState } from 'react'
import {
  isPinPoint,
  useHasItemModule,
  useModuleHost,
  type Pin,
  type Pinning,
  type PinPosition,
} from '../../kit/index.ts'
import type { VersionHistory } from '../useVersionHistory.ts'
import type { ViewKind } from '../viewer.logic.ts'
import type { ViewItem } from '../viewer.port.ts'
import { placesOf, type Places } from './places.logic.ts'

/** What is said about a file while it is looked at, beside it (T-41). */
export interface Notes extends Pinning {
  item: ViewItem
  /** What kind of places it has; undefined: none. */
  places: Places | undefined
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Marks a place by keyboard, where the reader is. */
  markHere: () => void
  /** Places are marked on pages only after this was turned on, and until one is. Off gives back the place from before. */
  setPlacing: (isOn: boolean, options?: { isByKeys?: boolean }) => void
}

interface Own {
  id: number | undefined
  place: PinPosition | undefined
  isByKeys: boolean
  /** A place is being marked on a page. */
  placing: { before: PinPosition | undefined } | undefined
  writing: object | undefined
  pins: readonly Pin[]
  asked: { id: number } | undefined
  shown: Pin | undefined
}

const empty = {
  place: undefined,
  isByKeys: false,
  placing: undefined,
  writing: undefined,
  pins: [],
  asked: undefined,
  shown: undefined,
}

/** The comments beside what is looked at; undefined where the host has none (CMT-04). */
export function useNotes(
  item: ViewItem | undefined,
  kind: ViewKind | undefined,
  versionHistory: VersionHistory | undefined,
): Notes | undefined {
  const { params } = useModuleHost()
  const hasComments = useHasItemModule('comments')
  // Who was sent to a comment wants to read it.
  const [isOpen, setOpen] = useState(params.comment !== undefined)
  const id = item?.id
  const [own, setOwn] = useState<Own>({ id, ...empty })
  if (own.id !== id) setOwn({ id, ...empty })
  const marker = useRef<() => void>(undefined)
  const markedBy = useCallback((mark: () => void) => {
    marker.current = mark
    return () => void (marker.current = undefined)
  }, [])
  const reportPins = useCallback((pins: readonly Pin[]) => setOwn((was) => ({ ...was, pins })), [])

  const isCompared = versionHistory?.compared !== undefined
  const places = isCompared ? undefined : placesOf(kind)
  const version = versionHistory?.shown.number ?? item?.contentNumber ?? 1
  const isCurrent = versionHistory?.shown.isCurrent ?? true
  return useMemo(() => {
    if (!item || !hasComments || item.kind !== 'file') return undefined
    const canMark = isOpen && isCurrent && places !== undefined
    return {
      item,
      places,
      isOpen,
      setOpen: (isOpen) => {
        setOpen(isOpen)
        setOwn((was) => ({ ...was, placing: undefined }))
      },
      version,
      canMark,
      isMarking: canMark && (places === 'spots' || own.placing !== undefined),
      place: own.place,
      isByKeys: own.isByKeys,
      mark: (place, { isByKeys = false } = {}) => {
        // Who pointed at a place wants to write; who marked it by keyboard moves it first.
        const writes = place !== undefined && !(isByKeys && isPinPoint(place))
        setOwn((was) => ({
          ...was,
          place,
          isByKeys,
          // One place is marked at a time: what lies below is there to be read again.
          ...((writes || !place) && { placing: undefined }),
          ...(writes && { writing: {} }),
        }))
      },
      writing: own.writing,
      write: () => setOwn((was) => ({ ...was, placing: undefined, writing: {} })),
      markHere: () => marker.current?.(),
      setPlacing: (isOn, { isByKeys = false } = {}) => {
        setOwn((was) => {
          if (isOn) return { ...was, placing: { before: was.place } }
          return { ...was, place: was.placing?.before, placing: undefined }
        })
        if (isOn && isByKeys) marker.current?.()
      },
      markedBy,
      pins: own.pins,
      reportPins,
      asked: own.asked,
      ask: (comment) => setOwn((was) => ({ ...was, asked: { id: comment } })),
      shown: own.shown,
      show: (pin) => {
        setOwn((was) => ({ ...was, shown: { ...pin } }))
        if (pin.place.version !== version) versionHistory?.lookAt({ version: pin.place.version })
      },
    }
  }, [
    hasComments,
    isCurrent,
    isOpen,
    item,
    versionHistory,
    markedBy,
    own,
    places,
    reportPins,
    version,
  ])
}
