import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { AriaNativeProps } from '../../native/index.ts'
import { Menu } from './Menu.tsx'
import { MenuTriggerContext } from './useMenuTrigger.ts'
import type { SharedMenuModel } from './useSharedMenu.ts'

export interface SharedMenuProps extends AriaNativeProps<'div'> {
  /** Of `useSharedMenu`. */
  menu: Pick<SharedMenuModel<never>, 'state' | 'point'>
  /** What the commands work on; spoken. */
  label: string
  /** `MenuItem` and `MenuSection` elements; nothing of them exists before it opens. */
  children: ReactNode
}

const Point = styled.span`
  @layer at.components {
    position: fixed;
    pointer-events: none;
  }
`

/** The one menu of many rows, beside the button or at the point that it was opened for. */
export function SharedMenu(props: SharedMenuProps) {
  const { menu, label, children, ...native } = props
  const { state, point } = menu
  return (
    <>
      <Point ref={point} id={state.triggerId} aria-hidden="true">
        <span className="at-visually-hidden">{label}</span>
      </Point>
      {/* Of its own: presses in the menu do not reach the rows. */}
      <MenuTriggerContext value={state}>
        <Menu {...native} aria-label={label}>
          {children}
        </Menu>
      </MenuTriggerContext>
    </>
  )
}
