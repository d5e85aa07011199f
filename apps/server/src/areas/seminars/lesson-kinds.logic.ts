import type { LessonLaunch } from '@atrium/api-client/contract'

/** Lessons that are a file by themselves and stand in no package. */
export const ownKinds = ['video', 'document'] as const
export type OwnKind = (typeof ownKinds)[number]

export const isOwn = ({ kind }: { kind: LessonLaunch['kind'] }): boolean =>
  (ownKinds as readonly string[]).includes(kind)

/** What every browser plays, and what the portal's reader shows. */
const kindsByType: Readonly<Record<string, OwnKind>> = {
  'video/mp4': 'video',
  'video/x-m4v': 'video',
  'video/webm': 'video',
  'video/ogg': 'video',
  'application/pdf': 'document',
}

/** Which lesson a file of this media type becomes; undefined: none. */
export const kindOfType = (type: string | null): OwnKind | undefined => kindsByType[type ?? '']

/** `Ohr und Auge` of `Ohr und Auge.mp4`: what a lesson is called that nobody named. */
export const titleOfFile = (name: string): string => name.replace(/\.[^.]+$/, '').trim() || name

/** Captions lie beside a film under its name, their language before the ending. */
export function captionsOf(film: string, name: string): { language: string | null } | undefined {
  const base = titleOfFile(film).toLowerCase()
  const lower = name.normalize('NFC').toLowerCase()
  if (!lower.startsWith(base.normalize('NFC')) || !lower.endsWith('.vtt')) return undefined
  const between = lower.slice(base.normalize('NFC').length, -'.vtt'.length)
  if (between === '') return { language: null }
  const [, language] = /^[._-]([a-z]{2,3}(?:-[a-z0-9]{2,8})?)$/.exec(between) ?? []
  return language === undefined ? undefined : { language }
}

/** The language that captions say of themselves, whatever film they belong to. */
export const languageOfCaptions = (name: string): string | null =>
  /[._-]([a-z]{2,3}(?:-[a-z0-9]{2,8})?)\.vtt$/i.exec(name)?.[1]?.toLowerCase() ?? null

/** Where a content of a lesson lies below the address of a visit; 0 is the lesson itself. */
export const entryOf = (position: number) => `file-${position}`

/** Which content an address means; undefined: none. */
export const positionOf = (path: string): number | undefined => {
  const [, digits] = /^file-(\d{1,3})$/.exec(path) ?? []
  return digits === undefined ? undefined : Number(digits)
}
