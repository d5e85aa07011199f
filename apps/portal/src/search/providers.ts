import type { Client } from '@atrium/api-client'
import { componentSearch, type Application, type Page } from '@atrium/api-client/contract'
import { slugOf } from '@atrium/api-client/values'
import { ArrowLeftRight, Bell, LogOut, Moon, Printer, Sun, SunMoon } from 'lucide-react'
import { pageIcon } from '../icons.ts'
import type { Look } from '../look.ts'
import { isInside } from '../pageAddress.ts'
import type { SearchWords } from './messages/index.ts'
import type { FoundComponent, SearchProvider, SearchResult } from './search.types.ts'

/** What lies on the pages: files, folders, reports, links, posts and whatever else the server finds (SRCH-08). */
export const componentProvider = (
  client: Client,
  applicationId: number,
  toResult: (component: FoundComponent) => SearchResult,
): SearchProvider => ({
  id: 'components',
  kind: 'results',
  search: async (query, { signal, scope, limit }) => {
    const found = await client.call(
      componentSearch.find,
      { params: { applicationId }, query: { query, count: limit, ...scope } },
      { signal },
    )
    return found.map(toResult)
  },
})

/** Campaigns; how they are asked for comes when somebody searches (SRCH-08). */
export const campaignProvider = (
  client: Client,
  applicationId: number,
  toResult: (component: FoundComponent) => SearchResult,
): SearchProvider => ({
  id: 'campaigns',
  kind: 'results',
  search: async (query, request) => {
    const { findCampaigns } = await import('./campaigns.ts')
    const found = await findCampaigns(client, applicationId, query, request)
    return found.map((one) => ({ ...toResult(one), isStarred: one.isStarred, sign: one.sign }))
  },
})

/** The pages of the application, as its navigation has them. */
export const pageProvider = (
  pages: readonly Page[],
  open: { inside: (page: Page) => void; outside: (page: Page) => void },
): SearchProvider => ({
  id: 'pages',
  kind: 'pages',
  items: pages.flatMap((page): SearchResult[] => {
    if (!isInside(page) && !page.isExternal) return []
    return [
      {
        id: `page-${page.id}`,
        label: page.displayName,
        keywords: `${page.description ?? ''} ${slugOf(page)}`,
        icon: pageIcon(page.icon),
        recall: { pageId: page.id },
        open: () => (page.isExternal ? open.outside(page) : open.inside(page)),
      },
    ]
  }),
})

interface Actions {
  words: SearchWords
  /** The applications beside the active one. */
  others: readonly Application[]
  mode: Look['mode']
  openApplication: (id: number) => void
  setMode: (mode: Look['mode']) => void
  openNotifications: () => void
  print: () => void
  signOut: () => void
}

/** What can be done from anywhere (T-13). */
export function actionProvider({ words: { t }, others, mode, ...act }: Actions): SearchProvider {
  const looks = [
    { id: 'light', label: t('action.light'), icon: Sun, mode: 'light' },
    { id: 'dark', label: t('action.dark'), icon: Moon, mode: 'dark' },
    { id: 'follow', label: t('action.follow'), icon: SunMoon, mode: undefined },
  ] as const
  return {
    id: 'actions',
    kind: 'actions',
    items: [
      {
        id: 'notifications',
        label: t('action.notifications'),
        keywords: t('action.notificationsWords'),
        icon: Bell,
        open: act.openNotifications,
      },
      {
        id: 'print',
        label: t('action.print'),
        keywords: t('action.printWords'),
        icon: Printer,
        open: act.print,
      },
      ...looks
        .filter((look) => look.mode !== mode)
        .map((look) => ({
          id: look.id,
          label: look.label,
          keywords: t('action.lookWords'),
          icon: look.icon,
          open: () => act.setMode(look.mode),
        })),
      ...others.map(({ id, displayName }) => ({
        id: `application-${id}`,
        label: t('action.switchTo', { name: displayName }),
        detail: t('application'),
        keywords: t('action.switchWords'),
        icon: ArrowLeftRight,
        open: () => act.openApplication(id),
      })),
      {
        id: 'sign-out',
        label: t('action.signOut'),
        keywords: t('action.signOutWords'),
        icon: LogOut,
        open: act.signOut,
      },
    ],
  }
}
