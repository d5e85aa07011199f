import { readMail } from './read-mail.ts'

/** Reads one e-mail in a thread of its own; what it answers, `in-thread.ts` says. */
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void readMail(data).then(
    // Handed over, not copied.
    (mail) => postMessage(mail, { transfer: mail.files.flatMap(({ bytes }) => bytes ?? []) }),
    () => postMessage(null),
  )
})
