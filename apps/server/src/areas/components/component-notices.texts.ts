export type Language = 'de' | 'en'

/** What there is to say about new items in a folder. */
export interface News {
  actorName: string
  folderName: string
  /** Names of what is new, in order. */
  names: readonly string[]
  kind: 'files' | 'folder'
}

const listed = 10

/** One sentence for the notifications list. */
export function newsMessage(language: Language, news: News): string {
  const { actorName, folderName, names } = news
  const [first] = names
  if (language === 'en') {
    return names.length === 1
      ? `${actorName} added “${first}” to “${folderName}”.`
      : `${actorName} added ${names.length} files to “${folderName}”.`
  }
  return names.length === 1
    ? `${actorName} hat „${first}“ in „${folderName}“ hochgeladen.`
    : `${actorName} hat ${names.length} Dateien in „${folderName}“ hochgeladen.`
}

export function newsSubject(language: Language, news: News): string {
  const { folderName, names, kind } = news
  if (kind === 'folder') {
    return language === 'en' ? `New folder “${names[0]}”` : `Neuer Ordner „${names[0]}“`
  }
  if (language === 'en') {
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
  const name = `${receiver.firstName} ${receiver.lastName}`.trim()
  const rest = news.names.length - listed
  const lines = news.names.slice(0, listed).map((item) => `– ${item}`)
  if (rest > 0) lines.push(language === 'en' ? `– and ${rest} more` : `– und ${rest} weitere`)
  const isFolder = news.kind === 'folder'
  return language === 'en'
    ? [
        `Hello ${name},`,
        `${news.actorName} added ${isFolder ? 'a folder' : 'new files'} to “${news.folderName}”:`,
        lines.join('\n'),
        `Open the folder: ${address}`,
      ].join('\n\n')
    : [
        `Guten Tag ${name},`,
        isFolder
          ? `${news.actorName} hat in „${news.folderName}“ einen Ordner angelegt:`
          : `${news.actorName} hat neue Dateien in „${news.folderName}“ hochgeladen:`,
        lines.join('\n'),
        `Zum Ordner: ${address}`,
      ].join('\n\n')
}
