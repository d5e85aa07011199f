import { moduleConfigs, slugOf } from '@atrium/api-client/values'
import { ApiError, useApplicationConfiguration, useAtrium, usePages } from '@atrium/api-client'
import {
  CommandField,
  IconButton,
  Kbd,
  later,
  useCommandShortcut,
  usePreload,
  type CommandGroup,
  type CommandItem,
} from '@atrium/design-system'
import { ArrowRight, History, Search } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { isDialogOpen } from '../shell/openDialog.ts'
import { askAll } from './merge.logic.ts'
import { useSearchMessages } from './messages/index.ts'
import { campaignProvider, componentProvider, pageProvider, peopleProvider } from './providers.ts'
import { withItem, withQuery } from './recent.ts'
import { toResult } from './results.ts'
import type { FoundComponent, SearchProvider, SearchResult } from './search.types.ts'
import { searchAddress } from './searchAddress.ts'
import type { ActionsOptions } from './actions/actions.ts'
import { useActions } from './actions/useActions.ts'
import { useOpenComponent } from './useOpenComponent.tsx'
import { usePersonResult } from './usePersonResult.ts'
import { useRecent } from './useRecent.ts'
import { useSearchScope } from './useSearchScope.tsx'

/** Most results below the field; the rest is on the page of results (SRCH-02). */
const searchResultLimit = 6

const CommandPalette = later(async () => (await import('./palette.tsx')).CommandPalette)

const OnPhone = styled.span`
  @media (min-width: 768px) {
    display: none;
  }
`
const Shortcut = styled.span`
  padding-inline-end: var(--at-space-1);

  @media (pointer: coarse), (max-width: 1023px) {
    display: none;
  }
`

/** The row of the palette and the field is a result of ours. */
const openItem = (item: CommandItem) => (item as SearchResult).open()

/** The search of the top bar: a field, on a phone a button; the palette; and what they open. */
export function useSearch({ openDrawer }: { openDrawer: ActionsOptions['openDrawer'] }): {
  field: ReactNode
  button: ReactNode
  windows: ReactNode
} {
  const words = useSearchMessages()
  const { t } = words
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(() => globalThis.atriumPaletteAsked === true)
  // It opens for that once (`earlyPalette.ts`).
  useEffect(() => {
    globalThis.atriumPaletteAsked = false
  }, [])
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  usePreload(CommandPalette)
  // From a dialog it would lead to a second one.
  useCommandShortcut(() => setOpen((was) => !was && !isDialogOpen()))
  const { scope, menu } = useSearchScope()
  const { open, preview } = useOpenComponent()
  const [recent, remember] = useRecent()
  const { places, actions } = useActions(openDrawer, isOpen)
  const { components, campaigns, pages, people, toRow } = useProviders(open)
  const all = useMemo(
    () => [pages, places, actions, people, campaigns, components],
    [actions, campaigns, components, pages, people, places],
  )

  const showAll = useCallback(
    (query: string) => {
      remember((old) => withQuery(old, query))
      void navigate(searchAddress(query, scope))
    },
    [navigate, remember, scope],
  )
  const search = useCallback(
    async (query: string, signal: AbortSignal): Promise<readonly SearchResult[]> => {
      const request = { signal, scope, limit: searchResultLimit }
      const found = await askAll(all, query, request)
      if (found.length < searchResultLimit) return found
      const more = { id: 'all', label: t('all'), icon: ArrowRight, isMore: true }
      return [...found, { ...more, open: () => showAll(query) }]
    },
    [all, scope, showAll, t],
  )

  const groups = useMemo(() => {
    const items = recent.items.flatMap((item): SearchResult[] => {
      if ('component' in item) return [toRow(item.component)]
      return pages.items?.filter(({ id }) => id === `page-${item.pageId}`) ?? []
    })
    const queries = recent.queries.map((query): SearchResult => ({
      id: `query-${query}`,
      label: query,
      detail: t('recentSearch'),
      icon: History,
      open: () => showAll(query),
    }))
    const last: CommandGroup = { kind: 'recent', items: [...items, ...queries] }
    const group = ({ kind, items: own = [] }: SearchProvider, isQuiet = true): CommandGroup => ({
      kind,
      items: own,
      isQuiet,
    })
    const more = { ...group(places), title: t('places') }
    // Places stand in the navigation and the menus: they are found, and not told of.
    return {
      palette: [last, group(pages, false), more, group(actions, false)],
      field: [last, group(pages), more, group(actions)],
    }
  }, [actions, pages, places, recent, showAll, t, toRow])

  const failureText = (error: unknown) => {
    if (!(error instanceof ApiError)) return t('failed')
    return t(error.status === 429 ? 'tooFast' : error.isOffline ? 'offline' : 'failed')
  }
  const shared = { onChoose: openItem, search, failureText }
  return {
    field: (
      <CommandField
        {...shared}
        label={t(scope ? 'fieldPage' : 'field')}
        groups={groups.field}
        onSubmit={showAll}
        end={
          <>
            {menu}
            <Shortcut>
              <Kbd keys={['Mod', 'K']} />
            </Shortcut>
          </>
        }
      />
    ),
    button: (
      <OnPhone>
        <IconButton icon={Search} label={t('open')} onPress={() => setOpen(true)} />
      </OnPhone>
    ),
    windows: (
      <>
        {wasOpened && (
          <CommandPalette
            {...shared}
            {...{ isOpen, onOpenChange: setOpen, groups: groups.palette, end: menu, toRow }}
          />
        )}
        {preview}
      </>
    ),
  }
}

/** All that can be found here, by where it comes from. */
function useProviders(open: (component: FoundComponent) => void) {
  const words = useSearchMessages()
  const { client, scope } = useAtrium()
  const navigate = useNavigate()
  const [, remember] = useRecent()
  const pageList = usePages()
  const configuration = useApplicationConfiguration()
  const entries = configuration.state === 'ready' ? configuration.data.configurations : undefined
  const list = pageList.state === 'ready' ? pageList.data : undefined
  const toPerson = usePersonResult()

  return useMemo(() => {
    const { hidesExtensions = false } = moduleConfigs(entries ?? []).fileexplorer
    const toRow = (component: FoundComponent) =>
      toResult(component, { words, hidesExtensions, open })
    const keepPage = (pageId: number) => remember((recent) => withItem(recent, { pageId }))
    const components = componentProvider(client, scope.tenant, toRow)
    const campaigns = campaignProvider(client, scope.tenant, toRow)
    const people = peopleProvider(client, scope.tenant, toPerson)
    const pages = pageProvider(list ?? [], {
      inside: (page) => {
        keepPage(page.id)
        void navigate(`/${slugOf(page)}`)
      },
      outside: (page) => {
        keepPage(page.id)
        window.open(page.url, '_blank', 'noopener')
      },
    })
    return { pages, people, campaigns, components, toRow }
  }, [client, entries, list, navigate, open, remember, scope.tenant, toPerson, words])
}
