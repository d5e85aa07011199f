import { readInThread } from '../in-thread.ts'
import type { Mail } from './mail.ts'

/** Its thread, by the package's own name: whoever builds this finds the file, in the portal and elsewhere. */
const startThread = () =>
  new Worker(new URL('@atrium/portal-modules/viewer/mail-worker', import.meta.url), {
    type: 'module',
  })

/** Reads an e-mail beside the page, or in it where no thread comes. Rejects where it is none. */
export async function loadMail(bytes: ArrayBuffer, start = startThread): Promise<Mail> {
  return (
    (await readInThread<Mail>(bytes, start)) ?? (await import('./read-mail.ts')).readMail(bytes)
  )
}
