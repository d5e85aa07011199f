import { LockedFile } from '../locked-file.ts'
import { handedOver } from './pack.ts'
import { readSheets, type SheetFile } from './read-sheets.ts'

/** Reads one file in a thread of its own; what it answers, `in-thread.ts` says. */
addEventListener('message', ({ data }: MessageEvent<SheetFile>) => {
  void readSheets(data).then(
    (sheets) => postMessage(sheets, { transfer: handedOver(sheets) }),
    (error: unknown) => postMessage(error instanceof LockedFile ? 'locked' : null),
  )
})
