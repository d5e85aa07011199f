import { decode } from './code-pages.ts'
import type { Storage } from './compound-file.ts'

/** Facts of a message, of somebody or something in it, by their number ([MS-OXPROPS]). */
export interface Properties {
  /** The first of these that is there and not empty. */
  text: (...ids: readonly number[]) => string | undefined
  bytes: (id: number) => Uint8Array<ArrayBuffer> | undefined
  number: (id: number) => number | undefined
  /** ISO moment. */
  date: (id: number) => string | undefined
}

/** Bytes before the list: a message's own, of one inside another, of recipients and attachments. */
export type ListStart = 32 | 24 | 8

const listName = '__properties_version1.0'
const entrySize = 16
const kinds = { unicode: '001F', text: '001E', binary: '0102' }

export const isMessage = (storage: Storage): boolean => storage.read(listName) !== undefined

const hex = (id: number) => id.toString(16).toUpperCase().padStart(4, '0')

/** Reads the list of facts and, when they are asked for, what stands in streams of their own ([MS-OXMSG]). */
export function readProperties(
  storage: Storage,
  start: ListStart,
  codePageOf: (own: Pick<Properties, 'number'>) => number | undefined,
): Properties {
  const list = storage.read(listName) ?? new Uint8Array()
  const view = new DataView(list.buffer)
  const places = new Map<number, number>()
  for (let at = start; at + entrySize <= list.length; at += entrySize)
    places.set(view.getUint16(at + 2, true), at + 8)
  const number = (id: number) => {
    const place = places.get(id)
    return place === undefined ? undefined : view.getUint32(place, true)
  }
  const codePage = codePageOf({ number })
  const stream = (id: number, kind: string) => storage.read(`__substg1.0_${hex(id)}${kind}`)
  const text = (id: number) => {
    const wide = stream(id, kinds.unicode)
    if (wide) return new TextDecoder('utf-16le').decode(wide)
    const narrow = stream(id, kinds.text)
    return narrow && decode(narrow, codePage)
  }
  return {
    number,
    bytes: (id) => stream(id, kinds.binary),
    text(...ids) {
      for (const id of ids) {
        const found = text(id)?.replace(/\0+$/, '')
        if (found?.trim()) return found
      }
      return undefined
    },
    date(id) {
      const place = places.get(id)
      if (place === undefined) return undefined
      const since1601 = Number(view.getBigUint64(place, true) / 10_000n)
      const moment = new Date(since1601 - 11_644_473_600_000)
      return Number.isNaN(moment.getTime()) || since1601 === 0 ? undefined : moment.toISOString()
    },
  }
}
