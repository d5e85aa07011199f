import { useCallback, useMemo, useState } from 'react'
import { refusedCells } from '../../kit/table-import/index.ts'
import type { PortError } from '../../kit/index.ts'
import type { ImportField, ImportMapping } from './plan-import.port.ts'
import { unknownWords, type ImportRow, type Mending } from './rows.logic.ts'

const without = <K, V>(map: ReadonlyMap<K, V>, key: K) =>
  new Map([...map].filter(([one]) => one !== key))

/** What somebody mends of a file that was read: cells, rows that are left out, and words for media types. */
export function useMending(known: ImportMapping | null) {
  const [mending, setMending] = useState<Mending>(() => ({
    cells: new Map(),
    left: new Map(),
    words: new Map(known?.mediaTypes.map(({ word, mediaTypeId }) => [word, mediaTypeId])),
    refused: new Map(),
  }))
  const [taught, setTaught] = useState<ReadonlyMap<string, { word: string; count: number }>>(new Map()) // prettier-ignore

  const takeRefusals = useCallback((error: PortError, lines: readonly number[]) => {
    const found = refusedCells(error.fields, lines, { list: 'channels', fallback: 'name' })
    if (found)
      setMending((before) => ({ ...before, refused: new Map([...before.refused, ...found]) }))
  }, [])
  const mend = useCallback((line: number, field: ImportField, text: string) => {
    setMending((before) => ({
      ...before,
      cells: new Map([...before.cells, [line, { ...before.cells.get(line), [field]: text }]]),
      refused: without(before.refused, line),
    }))
  }, [])
  return {
    mending,
    /** Words for media types that were said something of. */
    taught,
    takeRefusals,
    mend,
    leave: (line: number, isLeft: boolean) =>
      setMending((before) => ({ ...before, left: new Map([...before.left, [line, isLeft]]) })),
    teach: ({ word, count }: { word: string; count: number }, mediaTypeId: number | null) => {
      setTaught((before) => new Map([...before, [word, { word, count }]]))
      setMending((before) => ({
        ...before,
        words:
          mediaTypeId === null
            ? without(before.words, word)
            : new Map([...before.words, [word, mediaTypeId]]),
      }))
    },
    forget: () => {
      setTaught(new Map())
      setMending((before) => ({ ...before, cells: new Map(), left: new Map(), refused: new Map() }))
    },
  }
}

/** Words for media types that nobody knows, with what was said of them meanwhile. */
export function useUnknownWords(
  rows: readonly ImportRow[],
  { mending, taught }: Pick<ReturnType<typeof useMending>, 'mending' | 'taught'>,
) {
  return useMemo(() => {
    const asked = new Map(unknownWords(rows).map((one) => [one.word, one]))
    return [...new Map([...taught, ...asked]).values()].map((one) => ({
      ...one,
      mediaTypeId: taught.has(one.word) ? (mending.words.get(one.word) ?? null) : null,
    }))
  }, [mending.words, rows, taught])
}
