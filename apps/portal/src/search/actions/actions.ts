import type { Application, Page } from '@atrium/api-client/contract'
import { slugOf } from '@atrium/api-client/values'
import { manifest as auditLog } from '@atrium/portal-modules/audit-log/manifest'
import { manifest as configuration } from '@atrium/portal-modules/configuration/manifest'
import { manifest as customers } from '@atrium/portal-modules/customers/manifest'
import { manifest as integrations } from '@atrium/portal-modules/integrations/manifest'
import {
  languageOf,
  messageTools,
  type Language,
  type Locale,
  type Manifest,
} from '@atrium/portal-modules/kit'
import { manifest as pageList } from '@atrium/portal-modules/page-list/manifest'
import {
  groupsManifest,
  manifest as people,
  membershipManifest,
} from '@atrium/portal-modules/people/manifest'
import { manifest as themes } from '@atrium/portal-modules/theme-studio/manifest'
import { ArrowLeftRight, Bell, BellRing, CalendarOff, Eye, House, Keyboard, KeyRound, Languages, LayoutGrid, ListChecks, LogOut, MessagesSquare, MonitorSmartphone, Moon, Palette, Printer, ReceiptEuro, Rocket, Settings, SlidersHorizontal, Sparkles, SquarePlus, Stamp, Sun, SunMoon, UserPlus, UserRound, UsersRound, type LucideIcon } from 'lucide-react' // prettier-ignore
import type { Look } from '../../look/look.ts'
import type { AdministrationTab } from '../../shell/entries.logic.ts'
import { mayAddTasks } from '../../shell/drawer/useTasks.ts'
import type { SearchProvider, SearchResult } from '../search.types.ts'
import { actionMessages, type ActionMessage } from './messages/index.ts'

const tabs: Record<AdministrationTab, Manifest> = {
  users: people,
  'user-groups': groupsManifest,
  customers,
  pages: pageList,
  themes,
  'group-membership': membershipManifest,
  configuration,
  integrations,
  'audit-log': auditLog,
}

/** What is added from the administration, by its part. */
const additions = {
  users: ['addPerson', UserPlus],
  'user-groups': ['addGroup', UsersRound],
  themes: ['addTheme', Palette],
} as const
type Addition = keyof typeof additions

/** Parts of the settings, by their addresses. */
const settings = {
  profile: UserRound,
  look: Palette,
  notifications: BellRing,
  absence: CalendarOff,
  password: KeyRound,
  sessions: MonitorSmartphone,
} as const

export interface ActionsOptions {
  locale: Locale
  mode: Look['mode']
  /** The applications beside the active one. */
  others: readonly Application[]
  /** What is there for this person in this application. */
  has: {
    approvals: boolean
    invoices: boolean
    launcher: boolean
    tasks: boolean
    chat: boolean
    settings: boolean
    viewAs: boolean
    administration: readonly AdministrationTab[]
    /** Parts of the administration to which they add something. */
    additions: readonly Addition[]
    /** The pages that they see, to whose boards they may add tasks. */
    pages: readonly Page[]
  }
  go: (path: string) => void
  openApplication: (id: number) => void
  openDrawer: (mode: 'notifications' | 'chat' | 'tasks') => void
  setMode: (mode: Look['mode']) => void
  speak: (language: Language) => void
  openShortcuts: () => void
  openNews: () => void
  startTour: () => void
  viewAs: () => void
  print: () => void
  signOut: () => void
}

/** Where one can go and what one can do from anywhere, by all the words that people use for it (T-13). */
export function actionProviders(options: ActionsOptions): {
  places: SearchProvider
  actions: SearchProvider
} {
  const { locale, mode, others, has, ...act } = options
  const { t } = messageTools(actionMessages, locale)
  const item = (
    id: Exclude<ActionMessage, `${string}.words`>,
    icon: LucideIcon,
    open: () => void,
    keywords = t(`${id}.words` as ActionMessage),
  ): SearchResult => ({ id, label: t(id), keywords, icon, open })
  const place = (id: Parameters<typeof item>[0], icon: LucideIcon, path: string) =>
    item(id, icon, () => act.go(path))

  const places = [
    place('home', House, '/home'),
    ...(has.approvals ? [place('approvals', Stamp, '/approvals')] : []),
    ...(has.invoices ? [place('invoices', ReceiptEuro, '/invoices')] : []),
    ...(has.launcher ? [place('launcher', LayoutGrid, '/launcher')] : []),
    ...has.administration.map((tab): SearchResult => ({
      id: `administration-${tab}`,
      label: t('administration', { tab: tabs[tab].title[languageOf(locale)] }),
      keywords: t(`${tab}.words`),
      icon: SlidersHorizontal,
      open: () => act.go(`/administration/${tab}`),
    })),
    ...(has.settings
      ? [
          place('settings', Settings, '/settings'),
          ...(Object.keys(settings) as (keyof typeof settings)[]).map(
            (name) =>
            place(name === 'notifications' ? 'delivery' : name, settings[name], `/settings/${name}`), // prettier-ignore
          ),
        ]
      : []),
  ]
  const looks = [
    ['light', Sun, 'light'],
    ['dark', Moon, 'dark'],
    ['follow', SunMoon, undefined],
  ] as const
  const actions = [
    item('notifications', Bell, () => act.openDrawer('notifications')),
    ...(has.tasks ? [item('tasks', ListChecks, () => act.openDrawer('tasks'))] : []),
    ...(has.chat ? [item('chat', MessagesSquare, () => act.openDrawer('chat'))] : []),
    ...has.additions.map((tab) => {
      const [id, icon] = additions[tab]
      return place(id, icon, `/administration/${tab}/create`)
    }),
    ...has.pages.filter(mayAddTasks).map((page, _, boards): SearchResult => ({
      ...place('addTask', SquarePlus, `/${slugOf(page)}?task=new`),
      id: `addTask-${page.id}`,
      ...(boards.length > 1 && { detail: page.displayName }),
    })),
    item('print', Printer, act.print),
    ...looks
      .filter(([, , look]) => look !== mode)
      .map(([id, icon, look]) => item(id, icon, () => act.setMode(look), t('mode.words'))),
    locale === 'de'
      ? item('english', Languages, () => act.speak('en'), t('speak.words'))
      : item('german', Languages, () => act.speak('de'), t('speak.words')),
    item('shortcuts', Keyboard, act.openShortcuts),
    item('tour', Rocket, act.startTour),
    item('news', Sparkles, act.openNews),
    ...(has.viewAs ? [item('viewAs', Eye, act.viewAs)] : []),
    ...others.map(({ id, displayName }): SearchResult => ({
      id: `application-${id}`,
      label: t('switchTo', { name: displayName }),
      detail: t('application'),
      keywords: t('switchTo.words'),
      icon: ArrowLeftRight,
      open: () => act.openApplication(id),
    })),
    item('signOut', LogOut, act.signOut),
  ]
  return {
    places: { id: 'places', kind: 'pages', items: places },
    actions: { id: 'actions', kind: 'actions', items: actions },
  }
}
