import type { FileKind } from '@atrium/design-system'
import type { ReactNode } from 'react'

const leaf =
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z'
const ear = 'M14 2v5a1 1 0 0 0 1 1h5'
const frame = 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z'
const words = `${leaf}${ear}M10 9H8M16 13H8M16 17H8`

/** The strokes of `kindIcons`, joined into one. */
export const kindPaths: Readonly<Record<FileKind, string>> = {
  folder:
    'M20 20a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-7.9a2 2 0 0 1-1.69-.9L9.6 3.9A2 2 0 0 0 7.93 3H4a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2Z',
  pdf: words,
  word: words,
  text: words,
  excel: `${leaf}${ear}M8 13h2M14 13h2M8 17h2M14 17h2`,
  powerpoint: 'M2 3h20M21 3v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3M7 21l5-5 5 5',
  table: `M15.941 22H18a2 2 0 0 0 2-2V8a2.4 2.4 0 0 0-.706-1.704l-3.588-3.588A2.4 2.4 0 0 0 14 2H6a2 2 0 0 0-2 2v3.512${ear}M4.017 11.512a6 6 0 1 0 8.466 8.475M9 16a1 1 0 0 1-1-1v-4c0-.552.45-1.008.995-.917a6 6 0 0 1 4.922 4.922c.091.544-.365.995-.917.995z`,
  image: `${frame}M7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0M21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21`,
  video: `${frame}M7 3v18M3 7.5h4M3 12h18M3 16.5h4M17 3v18M17 7.5h4M17 16.5h4`,
  audio:
    'M21 16V3a1 1 0 0 0-1.28-.96l-10 2.917a1 1 0 0 0-.72.96V19M15 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  archive: `M13.659 22H18a2 2 0 0 0 2-2V8a2.4 2.4 0 0 0-.706-1.706l-3.588-3.588A2.4 2.4 0 0 0 14 2H6a2 2 0 0 0-2 2v11.5${ear}M8 12v-1M8 18v-2M8 7V6M6 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0`,
  file: `${leaf}${ear}`,
}

/** `kindIcons` for rows: two elements instead of up to nine, made once; the list says how they look. */
export const kindMarks = Object.fromEntries(
  Object.entries(kindPaths).map(([kind, path]) => [
    kind,
    <svg key={kind} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>,
  ]),
) as Readonly<Record<FileKind, ReactNode>>
