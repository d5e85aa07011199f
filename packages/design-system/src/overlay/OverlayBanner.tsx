import { createContext, use, type ReactNode } from 'react'
import { styled } from 'styled-components'

const OverlayBannerContext = createContext<ReactNode>(undefined)

export interface OverlayBannerProviderProps {
  /** `Banner`s about the whole page, such as a session that has ended; nothing while there is nothing to say. */
  banner: ReactNode
  children: ReactNode
}

/**
 * Shows the banners of the page in every dialog, drawer, lightbox, command palette and menu below it, too:
 * these make the page inert, and its banners with it.
 */
export function OverlayBannerProvider({ banner, children }: OverlayBannerProviderProps) {
  return <OverlayBannerContext value={banner}>{children}</OverlayBannerContext>
}

const Place = styled.div`
  @layer at.components {
    flex: none;
    display: grid;
    gap: var(--at-space-2);
    padding: var(--at-space-3) var(--at-space-3) 0;

    /* Banners may come and go in it at any time. */
    &:empty {
      display: none;
    }
  }
`

/** The banners of the page, as the first thing in a modal dialog. */
export function OverlayBanner() {
  const banner = use(OverlayBannerContext)
  return banner === undefined ? null : <Place className="at-overlay-banner">{banner}</Place>
}
