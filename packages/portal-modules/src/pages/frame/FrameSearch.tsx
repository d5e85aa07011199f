import { Button, Menu, MenuItem, MenuTrigger, SearchField } from '@atrium/design-system'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { frameMessages } from './messages/index.ts'

const SCOPES = ['all', 'campaigns', 'files', 'tasks'] as const
type Scope = (typeof SCOPES)[number]

const Root = styled.div`
  @layer at.components {
    --_end: 132px;

    input {
      border-color: var(--at-line-strong);
    }
    .at-scope > button {
      min-block-size: 26px;
      padding: 0 8px;
      border-radius: var(--at-radius-s);
      background: var(--at-sunken);
      color: var(--at-text-2);
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
    }
    .at-scope > button > span {
      display: inline-flex;
      align-items: center;
      gap: 4px;
    }
    .at-scope > button:is(:hover, [aria-expanded='true']) {
      background: var(--at-pressed);
      color: var(--at-text);
    }
    kbd {
      padding: 0 6px;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-s);
      background: var(--at-raised);
      color: var(--at-text-2);
      font: 500 var(--at-font-xs) / 20px var(--at-font-body);
      pointer-events: none;
    }
  }
`
const isMac = /Mac|iP(hone|ad)/.test(globalThis.navigator?.platform ?? '')

/** The search over everything; Ctrl+K or ⌘K goes there from wherever the reader is. */
export function FrameSearch() {
  const { t } = useMessages(frameMessages)
  const [scope, setScope] = useState<Scope>('all')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', go)
    return () => document.removeEventListener('keydown', go)
  }, [])
  return (
    <Root>
      <SearchField
        ref={field}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        end={
          <>
            <MenuTrigger>
              <span className="at-scope">
                <Button
                  size="compact"
                  variant="quiet"
                  aria-label={t('search.scope', { scope: t(`scope.${scope}`) })}
                >
                  {t(`scope.${scope}`)}
                  <ChevronDown size={13} strokeWidth={2} aria-hidden="true" />
                </Button>
              </span>
              <Menu
                selectionMode="single"
                selectedKeys={[scope]}
                onAction={(id) => setScope(SCOPES.find((known) => known === id) ?? 'all')}
              >
                {SCOPES.map((id) => (
                  <MenuItem key={id} id={id}>
                    {t(`scope.${id}`)}
                  </MenuItem>
                ))}
              </Menu>
            </MenuTrigger>
            <kbd aria-hidden="true">{isMac ? '⌘K' : 'Ctrl K'}</kbd>
          </>
        }
      />
    </Root>
  )
}
