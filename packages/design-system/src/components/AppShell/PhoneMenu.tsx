import { X } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { scrimCss } from '../Dialog/dialog.css.ts'
import { OverlayBanner } from '../../overlay/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { menuCss } from './appShell.css.ts'
import { groundsCss } from './grounds.css.ts'
import { ShellContext, useShell, type Shell } from './shellContext.ts'

interface PhoneMenuProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What the tenant chose for the navigation. */
  ground: string | undefined
  /** The navigation. */
  children: ReactNode
}

const Scrim = styled(ModalOverlay)`
  ${scrimCss}
  @layer at.components {
    grid-template-rows: minmax(0, 1fr);
    place-items: stretch start;
    padding: 0;
  }
`
const MenuSurface = styled(Modal)`
  ${menuCss}
  ${groundsCss}
`

/** The navigation of a phone, over the page (LAY-05). */
export function PhoneMenu({ isOpen, onOpenChange, ground, children }: PhoneMenuProps) {
  const strings = useStrings()
  const shell = useShell()
  const menuShell = useMemo<Shell>(
    () => ({ ...shell, isExpanded: true, onExpandedChange: undefined }),
    [shell],
  )
  return (
    <Scrim isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <MenuSurface data-at-ground={ground}>
        <Dialog aria-label={strings.mainNavigation}>
          <OverlayBanner />
          <ShellContext value={menuShell}>
            <div className="at-menu">
              <div className="at-close">
                <IconButton
                  icon={X}
                  label={strings.closeMenu}
                  hasNoTooltip
                  onPress={() => onOpenChange(false)}
                />
              </div>
              {children}
            </div>
          </ShellContext>
        </Dialog>
      </MenuSurface>
    </Scrim>
  )
}
