import { handedOver } from './pack.ts'
import { readSheets, type SheetFile } from './read-sheets.ts'

/** Reads one file in a thread of its own; `null`: it is none. */
addEventListener('message', ({ data }: MessageEvent<SheetFile>) => {
  void readSheets(data).then(
    (sheets) => postMessage(sheets, { transfer: handedOver(sheets) }),
    () => postMessage(null),
  )
})
