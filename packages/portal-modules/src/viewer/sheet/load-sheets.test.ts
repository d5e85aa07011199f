import { describe, expect, test } from 'vitest'
import { xlsxOf } from '../testing/documents.ts'
import { loadSheets } from './load-sheets.ts'
import { handedOver } from './pack.ts'
import { readSheets, type SheetFile } from './read-sheets.ts'

const words = { locale: 'de', yes: 'WAHR', no: 'FALSCH' } as const
const file = async (): Promise<SheetFile> => ({
  bytes: await (await fetch(xlsxOf(3))).arrayBuffer(),
  name: 'Streuplan.xlsx',
  title: 'Streuplan',
  words,
})

/** A thread that does what it is told here. */
function threadOf(work: (file: SheetFile, thread: EventTarget) => void) {
  const state = { isOver: false }
  const start = () => {
    const target = new EventTarget()
    return Object.assign(target, {
      postMessage: (data: SheetFile) => work(structuredClone(data), target),
      terminate: () => void (state.isOver = true),
    }) as unknown as Worker
  }
  return { start, state }
}
const answer = (target: EventTarget, data: unknown) =>
  target.dispatchEvent(Object.assign(new Event('message'), { data }))

describe('a spreadsheet', () => {
  test('is read in a thread of its own, which ends with it', async () => {
    const { start, state } = threadOf((given, target) => {
      void readSheets(given).then((sheets) =>
        answer(target, structuredClone(sheets, { transfer: handedOver(sheets) })),
      )
    })
    const [plan] = await loadSheets(await file(), start)
    expect(plan!.rows).toEqual([1, 2, 3, 4])
    expect(plan!.cellAt(2, 1)).toEqual({ text: '12.510,50 €', isNumber: true })
    expect(plan!.cellAt(3, 9)).toBeUndefined()
    expect(state.isOver).toBe(true)
  })

  test('is read in the page where no thread comes or its file does not', async () => {
    const refused = () => {
      throw new DOMException('policy', 'SecurityError')
    }
    expect((await loadSheets(await file(), refused))[0]!.rows).toHaveLength(4)
    const { start, state } = threadOf((_, target) => target.dispatchEvent(new Event('error')))
    expect((await loadSheets(await file(), start))[0]!.rows).toHaveLength(4)
    expect(state.isOver).toBe(true)
  })

  test('that is none is not read a second time', async () => {
    const { start, state } = threadOf((_, target) => answer(target, null))
    await expect(loadSheets(await file(), start)).rejects.toThrow('Not a file of this kind')
    expect(state.isOver).toBe(true)
  })
})
