import type { Mail } from './mail.ts'
import { isCompoundFile } from './msg/compound-file.ts'

/** Reads an e-mail: a message of Outlook, or one as it is sent, whatever the file is called. Rejects where it is none. */
export async function readMail(bytes: ArrayBuffer): Promise<Mail> {
  if (isCompoundFile(bytes)) return (await import('./msg/read-msg.ts')).readMsg(bytes)
  return (await import('./read-eml.ts')).readEml(bytes)
}
