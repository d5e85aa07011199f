import { usePages } from '@atrium/api-client'
import type { Page } from '@atrium/api-client/contract'
import { slugOf } from '@atrium/api-client/values'
import { Button, Icon, later, MenuTrigger, usePreload, WhenOpened } from '@atrium/design-system'
import { ChevronDown } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { isInside } from '../addresses/pageAddress.ts'
import { useSearchMessages } from './messages/index.ts'
import type { SearchScope } from './search.types.ts'

const ScopeMenu = later(async () => (await import('./ScopeMenu.tsx')).ScopeMenu)

const key = 'atrium:search-scope'

const Choice = styled.span`
  display: flex;
  align-items: center;
  gap: var(--at-space-1);
  white-space: nowrap;
`

function readChoice(): 'all' | 'page' {
  try {
    return sessionStorage.getItem(key) === 'page' ? 'page' : 'all'
  } catch {
    return 'all'
  }
}

function keepChoice(choice: 'all' | 'page'): void {
  try {
    sessionStorage.setItem(key, choice)
  } catch {
    // It is asked again.
  }
}

/** Everything, or the page that is open; kept for the session (LAY-02, SRCH-03). */
export function useSearchScope(): { scope: SearchScope; menu: ReactNode } {
  const { t } = useSearchMessages()
  usePreload(ScopeMenu)
  const { pathname } = useLocation()
  const pages = usePages()
  const [choice, setChoice] = useState(readChoice)
  const page: Page | undefined =
    pages.state === 'ready'
      ? pages.data.find((one) => isInside(one) && slugOf(one) === pathname.split('/')[1])
      : undefined
  const id = choice === 'page' ? page?.id : undefined
  const scope = useMemo<SearchScope>(() => (id === undefined ? undefined : { pageId: id }), [id])
  const shown = t(scope ? 'scopePage' : 'scopeAll')
  const menu = (
    <MenuTrigger>
      <Button size="compact" variant="quiet" aria-label={`${t('scope')}: ${shown}`}>
        <Choice>
          {shown}
          <Icon icon={ChevronDown} size={14} />
        </Choice>
      </Button>
      <WhenOpened>
        <ScopeMenu
          isNarrow={scope !== undefined}
          page={page}
          onChoose={(next) => {
            setChoice(next)
            keepChoice(next)
          }}
        />
      </WhenOpened>
    </MenuTrigger>
  )
  return { scope, menu }
}
