import { ClipboardPaste, FolderInput, Scissors } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStrings } from '../../intl/index.ts'
import { Menu, MenuItem, MenuSection } from '../Menu/index.ts'
import { MenuTriggerContext } from '../Menu/useMenuTrigger.ts'
import { treeStrings } from './tree.strings.ts'
import type { useTreeMenu } from './useTreeMenu.ts'

interface TreeMenuProps {
  menu: ReturnType<typeof useTreeMenu>
  name: string
  /** The owner's commands. */
  children: ReactNode
  canMove: boolean
  canPaste: boolean
  onCut: () => void
  onPaste: () => void
  onMoveTo: () => void
}

/** The owner's commands for a node, and the ways of moving it without dragging. */
export function TreeMenu(props: TreeMenuProps) {
  const { menu, name, children, canMove, canPaste, onCut, onPaste, onMoveTo } = props
  const own = useStrings(treeStrings)
  const { state, anchor, open } = menu
  return (
    <>
      <span
        ref={anchor}
        hidden={!open}
        aria-hidden="true"
        style={{ position: 'fixed', left: open?.point?.x, top: open?.point?.y }}
      />
      <MenuTriggerContext value={state}>
        <Menu aria-label={own.actions(name)} placement="bottom start">
          {children}
          {canMove && (
            <MenuSection>
              <MenuItem id="at-cut" icon={Scissors} shortcut="Ctrl+X" onAction={onCut}>
                {own.cut}
              </MenuItem>
              <MenuItem
                id="at-paste"
                icon={ClipboardPaste}
                shortcut="Ctrl+V"
                isDisabled={!canPaste}
                onAction={onPaste}
              >
                {own.paste}
              </MenuItem>
              <MenuItem id="at-move" icon={FolderInput} onAction={onMoveTo}>
                {own.moveTo}
              </MenuItem>
            </MenuSection>
          )}
        </Menu>
      </MenuTriggerContext>
    </>
  )
}
