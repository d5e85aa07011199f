import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ArchiveEntry } from './content.types.ts'

export interface Archive {
  stream: Readable
  /** Bytes of the whole archive, known before the first one is sent. */
  size: number
  /** Lets go of what is open, when nobody reads on. */
  stop: () => void
}

/**
 * An archive that is made while it is read: one file is open at a time. Nothing is compressed, for
 * most of what agencies send is so already; so its size is known and browsers show how far it is.
 */
export async function archiveOf(entries: readonly ArchiveEntry[]): Promise<Archive> {
  const zip = new ZipFile()
  const stream = zip.outputStream as Readable
  let open: Readable | undefined
  let isStopped = false
  const stop = () => {
    isStopped = true
    open?.destroy()
    stream.destroy()
  }
  // It may fail before anybody reads it, and an error without a listener would end the process.
  stream.on('error', () => undefined)
  zip.on('error', (error) => stream.destroy(error))
  for (const entry of entries) {
    const { path, file, modifiedAt: mtime } = entry
    if (!file) {
      zip.addEmptyDirectory(path, { mtime })
      continue
    }
    const options = { mtime, size: file.size, compress: false }
    const send = async (take: (error: null, content: Readable) => void) => {
      try {
        open = await file.open()
        if (isStopped) open.destroy()
        else take(null, open)
      } catch (error) {
        stream.destroy(error as Error)
      }
    }
    zip.addReadStreamLazy(path, options, (take) => void send(take))
  }
  const plain = { forceZip64Format: false, comment: '' }
  const size = await new Promise<number>((resolve) => {
    const told = (bytes: number) => resolve(bytes)
    // Its types leave the number out.
    zip.end(plain, told as () => void)
  })
  return { stream, size, stop }
}
