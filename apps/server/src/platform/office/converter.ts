import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import type { DocumentConverter } from './office.types.ts'
import { quietProfile } from './quiet-profile.ts'

/** What browsers do not read faithfully, or not at all. */
const readable: ReadonlySet<string> = new Set(
  'pptx pptm ppsx ppt pps odp doc dot rtf odt'.split(' '),
)

export interface ConverterOptions {
  /** The program `soffice`. */
  program: string
  /** Where it works; default the machine's place for such. */
  folder?: string
  /** A document that takes longer is given up. */
  limitMs?: number
  /** Larger PDFs are not kept. */
  mostBytes?: number
  /** So many documents may wait for their turn. */
  mostWaiting?: number
}

/**
 * Makes PDFs with LibreOffice: one at a time, in a folder that is gone afterwards, with a profile that
 * runs no macros and follows no links, and no longer than a minute. It is a process of its own at low
 * priority; whatever becomes of it, the server goes on.
 */
export function createConverter(options: ConverterOptions): DocumentConverter {
  const { program, folder = tmpdir(), limitMs = 60_000 } = options
  const { mostBytes = 64 * 1_024 * 1_024, mostWaiting = 50 } = options
  const stopping = new AbortController()
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  return {
    reads: (extension) => readable.has(extension),
    isBusy: () => waiting >= mostWaiting,
    toPdf(document, take) {
      waiting += 1
      const turn = last.then(() => convert(document, take)).finally(() => (waiting -= 1))
      last = turn.catch(() => undefined)
      return turn
    },
    async close() {
      stopping.abort()
      await last
    },
  }

  async function convert<T>(
    { extension, open: openDocument }: Parameters<DocumentConverter['toPdf']>[0],
    take: (pdf: Readable, size: number) => Promise<T>,
  ): Promise<T | undefined> {
    stopping.signal.throwIfAborted()
    const place = await mkdtemp(join(folder, 'atrium-pdf-'))
    try {
      const document = join(place, `document.${extension}`)
      await pipeline(await openDocument(), createWriteStream(document))
      const profile = join(place, 'profile')
      await mkdir(join(profile, 'user'), { recursive: true })
      await writeFile(join(profile, 'user/registrymodifications.xcu'), quietProfile)
      const isDone = await run(place, profile, document)
      stopping.signal.throwIfAborted()
      const pdf = join(place, 'document.pdf')
      const size = isDone ? await sizeOfPdf(pdf) : undefined
      if (size === undefined || size > mostBytes) return undefined
      const content = createReadStream(pdf)
      // Whoever takes it may fail before reading: its own error would then be nobody's.
      content.on('error', () => undefined)
      return await take(content, size)
    } finally {
      await rm(place, { recursive: true, force: true, maxRetries: 3 })
    }
  }

  /** True where it ended by itself and well. */
  function run(place: string, profile: string, document: string): Promise<boolean> {
    const words = [
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      '--headless',
      '--norestore',
      '--nolockcheck',
      '--nodefault',
      '--nofirststartwizard',
      '--convert-to',
      'pdf',
      '--outdir',
      place,
      document,
    ]
    // No file of it grows beyond the limit, in blocks of 512 bytes: not even for a moment.
    const shell = ['-c', `ulimit -f ${Math.ceil(mostBytes / 512)}; exec "$@"`, 'sh', program]
    const child = spawn('/bin/sh', [...shell, ...words], {
      cwd: place,
      // Of the server's own settings it learns nothing: passwords are among them.
      env: { PATH: process.env.PATH, HOME: place, TMPDIR: place, LANG: 'C.UTF-8', SAL_USE_VCLPLUGIN: 'svp' }, // prettier-ignore
      stdio: 'ignore',
      // A group of its own: what it starts is stopped with it.
      detached: true,
    })
    const { pid } = child
    const kill = () => {
      try {
        if (pid !== undefined) process.kill(-pid, 'SIGKILL')
      } catch {
        // It has ended.
      }
    }
    try {
      if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
    } catch {
      // It has ended, or this machine does not allow it: it runs as everything else does.
    }
    const late = setTimeout(kill, limitMs)
    stopping.signal.addEventListener('abort', kill)
    return new Promise((resolve) => {
      const end = (isDone: boolean) => {
        clearTimeout(late)
        stopping.signal.removeEventListener('abort', kill)
        // What it may have left running has no business any more.
        kill()
        resolve(isDone)
      }
      child.once('error', () => end(false))
      child.once('exit', (code) => end(code === 0))
    })
  }
}

/** Bytes of a file that begins as a PDF does; undefined where it is none, or not there. */
async function sizeOfPdf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0)
    return buffer.toString('latin1') === '%PDF-' ? found.size : undefined
  } finally {
    await file.close()
  }
}
