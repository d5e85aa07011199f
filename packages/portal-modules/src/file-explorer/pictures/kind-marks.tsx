import { strokeOf, type FileKind } from '@atrium/design-system'
import type { ReactNode } from 'react'
import { kindIcons } from './file-kinds.ts'

/** `kindIcons` for rows, made once; the list says how they look. */
export const kindMarks = Object.fromEntries(
  Object.entries(kindIcons).map(([kind, icon]) => [
    kind,
    <svg key={kind} viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokeOf(icon)} />
    </svg>,
  ]),
) as Readonly<Record<FileKind, ReactNode>>
