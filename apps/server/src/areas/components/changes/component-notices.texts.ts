import type { Language } from '../../../platform/locales.ts'
/** What there is to say about new items in a folder. */
export interface News {
  actorName: string
  folderName: string
  /** Names of what is new, in order. */
  names: readonly string[]
  kind: 'files' | 'folder' | 'reportlink' | 'pagelink' | 'linkcollection' | 'post' | 'seminar'
}

const listed = 10

/** „Neuer Beitrag“, by what was added; a folder and a collection have one name, files may be many. */
const things: Record<Exclude<News['kind'], 'files'>, Record<Language, string>> = {
  folder: { de: 'Neuer Ordner', en: 'New folder' },
  reportlink: { de: 'Neuer Bericht', en: 'New report' },
  pagelink: { de: 'Neuer Link', en: 'New link' },
  linkcollection: { de: 'Neue Linksammlung', en: 'New link collection' },
  post: { de: 'Neuer Beitrag', en: 'New post' },
  seminar: { de: 'Neue Schulung', en: 'New seminar' },
}

const added: Record<News['kind'], Record<Language, (folder: string) => string>> = {
  files: {
    de: (folder) => `hat neue Dateien in ${folder} hochgeladen`,
    en: (folder) => `added new files to ${folder}`,
  },
  folder: {
    de: (folder) => `hat in ${folder} einen Ordner angelegt`,
    en: (folder) => `added a folder to ${folder}`,
  },
  reportlink: {
    de: (folder) => `hat in ${folder} einen Bericht verlinkt`,
    en: (folder) => `added a report to ${folder}`,
  },
  pagelink: {
    de: (folder) => `hat in ${folder} einen Link angelegt`,
    en: (folder) => `added a link to ${folder}`,
  },
  linkcollection: {
    de: (folder) => `hat auf der Seite ${folder} eine Linksammlung angelegt`,
    en: (folder) => `added a link collection to the page ${folder}`,
  },
  post: {
    de: (folder) => `hat in ${folder} einen Beitrag veröffentlicht`,
    en: (folder) => `published a post in ${folder}`,
  },
  seminar: {
    de: (folder) => `hat unter ${folder} eine Schulung angelegt`,
    en: (folder) => `added a seminar to ${folder}`,
  },
}

const openIt: Record<Language, (kind: News['kind']) => string> = {
  de: (kind) => (kind === 'files' || kind === 'folder' ? 'Zum Ordner' : 'Zur Seite'),
  en: (kind) => (kind === 'files' || kind === 'folder' ? 'Open the folder' : 'Open the page'),
}

export function newsSubject(language: Language, news: News): string {
  const { folderName, names, kind } = news
  const isGerman = language === 'de'
  if (kind !== 'files') {
    return `${things[kind][language]} ${isGerman ? `„${names[0]}“` : `“${names[0]}”`}`
  }
  if (!isGerman) {
    return names.length === 1
      ? `New file in “${folderName}”`
      : `${names.length} new files in “${folderName}”`
  }
  return names.length === 1
    ? `Neue Datei in „${folderName}“`
    : `${names.length} neue Dateien in „${folderName}“`
}

/** The mail as plain text. */
export function newsBody(
  language: Language,
  news: News,
  receiver: { firstName: string; lastName: string },
  address: string,
): string {
  const { actorName, folderName, kind } = news
  const name = `${receiver.firstName} ${receiver.lastName}`.trim()
  const rest = news.names.length - listed
  const lines = news.names.slice(0, listed).map((item) => `– ${item}`)
  if (rest > 0) lines.push(language === 'en' ? `– and ${rest} more` : `– und ${rest} weitere`)
  const [hello, folder] =
    language === 'en'
      ? [`Hello ${name},`, `“${folderName}”`]
      : [`Guten Tag ${name},`, `„${folderName}“`]
  return [
    hello,
    `${actorName} ${added[kind][language](folder)}:`,
    lines.join('\n'),
    `${openIt[language](kind)}: ${address}`,
  ].join('\n\n')
}
