import type { Component } from '@atrium/api-client/contract'
import { FILE_KIND_ICONS, fileKindOf, type LucideIcon } from '@atrium/design-system'
import {
  CalendarRange,
  ChartColumn,
  FileText,
  FolderOpen,
  GraduationCap,
  LayoutDashboard,
  Link,
  ListChecks,
  Newspaper,
  Phone,
  TrendingUp,
  Zap,
} from 'lucide-react'
import { searchMessages, type SearchMessage, type SearchWords } from './messages/index.ts'
import type { FoundComponent, SearchResult } from './search.types.ts'

const icons: Readonly<Record<string, LucideIcon>> = {
  directory: FILE_KIND_ICONS.folder,
  fileexplorer: FolderOpen,
  reportlink: ChartColumn,
  pagelink: Link,
  linkcollection: Link,
  post: Newspaper,
  postCollection: Newspaper,
  seminar: GraduationCap,
  task: ListChecks,
  taskbucket: ListChecks,
  directorder: Zap,
  timeline: CalendarRange,
  contactlist: Phone,
  campaign: LayoutDashboard,
  medialinecampaign: LayoutDashboard,
  cockpit: ChartColumn,
  kpi: TrendingUp,
}

/** The icon of a found item; a file's says what kind of file it is. */
export const iconOf = ({ type, displayName }: FoundComponent): LucideIcon =>
  type === 'filelink' ? FILE_KIND_ICONS[fileKindOf(displayName)] : (icons[type] ?? FileText)

/** A word for its type: `type` for one, `group` for the heading over several. */
export function typeWord({ t }: SearchWords, kind: 'type' | 'group', type: string): string {
  const key = `${kind}.${type}`
  return t(isMessage(key) ? key : `${kind}.other`)
}
const isMessage = (key: string): key is SearchMessage => Object.hasOwn(searchMessages.en.texts, key)

/** A file's name as the application shows it: with the switch on without its last extension (CFG-01). */
export function shownName({ type, displayName }: FoundComponent, hidesExtensions: boolean): string {
  if (!hidesExtensions || type !== 'filelink') return displayName
  return displayName.replace(/(?<=.)\.[^.\s]+$/, '')
}

/** What is kept of an item to open it again. */
export const keptOf = (component: FoundComponent): FoundComponent => ({
  id: component.id,
  type: component.type,
  displayName: component.displayName,
  description: component.description,
  url: component.url,
  isExternal: component.isExternal,
  parentComponentId: component.parentComponentId,
})

interface ToResultOptions {
  words: SearchWords
  hidesExtensions: boolean
  open: (component: FoundComponent) => void
}

/** A found item as a row of the list. */
export function toResult(
  component: FoundComponent | Component,
  { words, hidesExtensions, open }: ToResultOptions,
): SearchResult {
  return {
    id: `component-${component.id}`,
    label: shownName(component, hidesExtensions),
    detail: typeWord(words, 'type', component.type),
    icon: iconOf(component),
    isFirst: ['campaign', 'medialinecampaign', 'directorder'].includes(component.type),
    recall: { component: keptOf(component) },
    open: () => open(component),
  }
}
