import { File, Folder, Link as LinkIcon, Newspaper, type LucideIcon } from 'lucide-react'
import { nameOf, type Subject } from '../home.logic.ts'
import type { HomeContribution } from '../home.port.ts'
import type { Query } from '../../kit/query.ts'

/** Something that the reader opened. */
export interface Recent {
  component: Subject
  /** What it lies in. */
  place: Subject
  /** ISO moment. */
  at: string
  /** Absent: there is no page that shows it. */
  url?: string
}

export interface RecentOptions {
  query: Query<{ recent: readonly Recent[] }>
  /** HIDE_ALL_FILE_EXTENSIONS (FILE-04). */
  hidesExtensions?: boolean
}

const icons: Readonly<Record<string, LucideIcon>> = {
  directory: Folder,
  filelink: File,
  post: Newspaper,
}

/** Where the reader was last (API-30). What no page shows any more is left out. */
export const recentContribution = ({
  query,
  hidesExtensions = false,
}: RecentOptions): HomeContribution<{ recent: readonly Recent[] }> => ({
  id: 'recent',
  question: 'recent',
  query,
  rows: ({ recent }) =>
    recent.flatMap(({ component, place, at, url }) =>
      url === undefined
        ? []
        : {
            key: `${component.id}`,
            icon: icons[component.type] ?? LinkIcon,
            title: nameOf(component, hidesExtensions),
            detail: nameOf(place, false),
            at,
            href: url,
          },
    ),
})
