import { PortError } from '../../kit/port-error.ts'
import { viewKindOf } from '../viewer.logic.ts'
import type { ViewerPort, ViewItem } from '../viewer.port.ts'
import type { Mail, MailFile } from './mail.ts'

/** A file of an e-mail with a name that it can be saved under. */
export interface NamedFile extends MailFile {
  /** Its place among all files of the e-mail, from 1. */
  id: number
}

const endings: Readonly<Record<string, string>> = {
  'message/rfc822': '.eml',
  'text/calendar': '.ics',
  'text/plain': '.txt',
  'text/html': '.html',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/gif': '.gif',
  'application/pdf': '.pdf',
}

/** All files with names; those that have none are called by their number. */
export const namedFiles = (
  files: readonly MailFile[],
  nameOf: (number: number) => string,
): NamedFile[] =>
  files.map((file, at) => ({
    ...file,
    id: at + 1,
    name: file.name || `${nameOf(at + 1)}${endings[file.type] ?? ''}`,
  }))

const isInText = ({ contentId }: MailFile, html: string): boolean =>
  contentId !== undefined &&
  [contentId, encodeURIComponent(contentId)].some((id) => html.includes(`cid:${id}`))

/** The pictures that stand in the text. */
export const picturesIn = (files: readonly NamedFile[], html: string): NamedFile[] =>
  files.filter((file) => file.bytes !== undefined && isInText(file, html))

/** What is listed as attached: without the pictures that stand in the text. */
export const attachedFiles = (files: readonly NamedFile[], html: Mail['html']): NamedFile[] =>
  html === undefined ? [...files] : files.filter((file) => !file.isHidden && !isInText(file, html))

/** Whether the viewer shows it. */
export const isViewable = (file: NamedFile): boolean =>
  file.bytes !== undefined && viewKindOf(itemOf(file)) !== 'file'

const itemOf = ({ id, name, type }: NamedFile): ViewItem => ({ id, name, kind: 'file', type })

/** Only what browsers show or play is called what it is: nothing else opens as a page of this origin. */
const shownTypes = /^(?:image|audio|video)\/[\w.+-]+$/
export const blobOf = ({ bytes = new ArrayBuffer(), type }: MailFile): Blob =>
  new Blob([bytes], { type: shownTypes.test(type) ? type : 'application/octet-stream' })

export interface AttachedFiles {
  port: ViewerPort
  items: readonly ViewItem[]
  urlOf: (id: number) => string
  /** Lets go of what lies behind the addresses that were given out. */
  release: () => void
}

/** The files of an e-mail as something to look at: they lie in the page already. */
export function openAttachedFiles(files: readonly NamedFile[], key: string): AttachedFiles {
  const urls = new Map<number, string>()
  const held = files.filter(({ bytes }) => bytes !== undefined)
  const items = held.filter(isViewable).map(itemOf)
  const find = (id: number): NamedFile => {
    const file = held.find((one) => one.id === id)
    if (!file) throw new PortError({ code: 'not-found' })
    return file
  }
  const urlOf = (id: number): string => {
    const known = urls.get(id) ?? URL.createObjectURL(blobOf(find(id)))
    urls.set(id, known)
    return known
  }
  return {
    items,
    urlOf,
    release() {
      for (const url of urls.values()) URL.revokeObjectURL(url)
      urls.clear()
    },
    port: {
      item: (id) => ({ key: ['mail', key, 'item', id], load: async () => itemOf(find(id)) }),
      siblings: (id) => ({ key: ['mail', key, 'siblings', id], load: async () => items }),
      content: async (id) => ({
        url: urlOf(id),
        expiresAt: new Date(8.64e15).toISOString(),
        size: find(id).bytes!.byteLength,
      }),
      download: async (id) => ({ url: urlOf(id) }),
    },
  }
}
