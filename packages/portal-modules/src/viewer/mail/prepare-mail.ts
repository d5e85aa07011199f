import { blobOf, namedFiles, picturesIn, type NamedFile } from './attached-files.ts'
import type { Mail } from './mail.ts'
import { renderMailBody, type MailBody } from './render-body.ts'

/** HTML of more letters is no letter any more; its words are shown. */
const mostLetters = 8_000_000

export interface ShownMail extends Omit<Mail, 'files'> {
  files: readonly NamedFile[]
  /** Absent: there are words alone. */
  body?: MailBody
  isCut: boolean
}

/** Everything that takes long, before the e-mail is shown. */
export async function prepareMail(
  mail: Mail,
  nameOf: (number: number) => string,
): Promise<ShownMail> {
  const files = namedFiles(mail.files, nameOf)
  const { html, ...rest } = mail
  const isCut = html !== undefined && html.length > mostLetters
  if (html === undefined || isCut) return { ...rest, files, isCut }
  const pictures = new Map<string, string>()
  for (const file of picturesIn(files, html)) pictures.set(file.contentId!, await dataUrlOf(file))
  return { ...mail, files, body: renderMailBody(html, (id) => pictures.get(id)), isCut }
}

/** In the text itself, so that nothing has to be let go of when it is looked at no longer. */
const dataUrlOf = (file: NamedFile) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string), { once: true })
    reader.addEventListener('error', () => reject(reader.error!), { once: true })
    reader.readAsDataURL(blobOf(file))
  })
