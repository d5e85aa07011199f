import { useId, useMemo, useState, type ReactNode, type Ref } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { later, usePreload } from '../../later/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { useTenantLook } from '../../scope/index.ts'
import { shellCss } from './appShell.css.ts'
import { groundsCss } from './grounds.css.ts'
import { ShellContext, type Shell } from './shellContext.ts'

export interface AppShellProps extends NativeProps<'div'> {
  /** A `Navigation`; under 768 px it moves into a menu (LAY-05). */
  navigation: ReactNode
  /** A `TopBar`. */
  topBar: ReactNode
  /** A `Banner` over everything (LAY-10). */
  banner?: ReactNode
  /** The page. */
  children: ReactNode
  /** The navigation is 250 px wide, else 60 px (LAY-06); default the tenant's choice, at last true (LAY-17). */
  isExpanded?: boolean
  /** Called when the reader widens or narrows the navigation. */
  onExpandedChange?: (isExpanded: boolean) => void
  /** Shows the page alone. */
  isChromeHidden?: boolean
  /** The element of the page, which scrolls. */
  mainRef?: Ref<HTMLElement>
}

const Root = styled.div`
  ${shellCss}
  ${groundsCss}
`
/** Wide windows never need it. */
const PhoneMenu = later(async () => (await import('./PhoneMenu.tsx')).PhoneMenu)

/** The frame of every screen: navigation and top bar on a quiet canvas, the page on a sheet. */
export function AppShell(props: AppShellProps) {
  const { headerStyle, navigationStyle, isNavigationExpanded = true } = useTenantLook()
  const {
    navigation,
    topBar,
    banner,
    children,
    isExpanded = isNavigationExpanded,
    onExpandedChange,
    isChromeHidden,
    mainRef,
    ...native
  } = props
  const header = headerStyle === 'plain' ? undefined : headerStyle
  const ground = navigationStyle.ground === 'canvas' ? undefined : navigationStyle.ground
  const strings = useStrings()
  const mainId = useId()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [wasMenuOpened, setWasMenuOpened] = useState(false)
  if (isMenuOpen && !wasMenuOpened) setWasMenuOpened(true)
  usePreload(PhoneMenu)
  const shell = useMemo<Shell>(
    () => ({
      isExpanded,
      onExpandedChange,
      openMenu: () => setMenuOpen(true),
      closeMenu: () => setMenuOpen(false),
    }),
    [isExpanded, onExpandedChange],
  )
  return (
    <ShellContext value={shell}>
      <Root
        {...native}
        data-at-expanded={isExpanded || undefined}
        data-at-bare={isChromeHidden || undefined}
      >
        <a
          className="at-skip"
          href={`#${mainId}`}
          onClick={(event) => {
            // The address stays the page's own.
            event.preventDefault()
            document.getElementById(mainId)?.focus()
          }}
        >
          {strings.skipToContent}
        </a>
        {banner && <div className="at-banner">{banner}</div>}
        {!isChromeHidden && (
          <div className="at-navigation" data-at-ground={ground}>
            {navigation}
          </div>
        )}
        {!isChromeHidden && (
          <header className="at-top-bar" data-at-ground={header}>
            {topBar}
          </header>
        )}
        <main id={mainId} ref={mainRef} tabIndex={-1}>
          {children}
        </main>
      </Root>
      {wasMenuOpened && (
        <PhoneMenu isOpen={isMenuOpen} onOpenChange={setMenuOpen} ground={ground}>
          {navigation}
        </PhoneMenu>
      )}
    </ShellContext>
  )
}
