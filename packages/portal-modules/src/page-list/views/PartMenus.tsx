import { IconButton, Menu, MenuItem, MenuSection, MenuTrigger } from '@atrium/design-system'
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  EllipsisVertical,
  ExternalLink,
  Eye,
  EyeOff,
  Pencil,
  ScanEye,
  Trash2,
} from 'lucide-react'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { moves, type Move } from '../page-list.logic.ts'
import type { PortalPage } from '../page-list.port.ts'

const moveIcons = {
  first: ArrowUpToLine,
  earlier: ArrowUp,
  later: ArrowDown,
  last: ArrowDownToLine,
}

interface PartMenuProps {
  /** As it is read. */
  name: string
  canMove: (move: Move) => boolean
  onMove: (move: Move) => void
  onRemove: () => void
}

interface PageMenuProps extends PartMenuProps {
  page: PortalPage
  onEdit: () => void
  onSetHidden: (isHidden: boolean) => void
  /** Absent: nobody looks as somebody else. */
  onViewAs: (() => void) | undefined
}

/** What can be done with a page. */
export function PageMenu(props: PageMenuProps) {
  const { page, name, onEdit, onSetHidden, onViewAs } = props
  const { t } = useMessages(messages)
  const { openInside } = useModuleHost()
  const { slug } = page
  return (
    <MenuTrigger>
      <IconButton icon={EllipsisVertical} label={t('action.menu', { name })} size="compact" />
      <Menu>
        <MenuSection>
          <MenuItem icon={Pencil} onAction={onEdit}>
            {t('action.edit')}
          </MenuItem>
          {slug !== null && openInside && (
            <MenuItem icon={ExternalLink} onAction={() => openInside(`/${slug}`)}>
              {t('action.open')}
            </MenuItem>
          )}
          {onViewAs && (
            <MenuItem icon={ScanEye} onAction={onViewAs}>
              {t('action.viewAs')}
            </MenuItem>
          )}
          <MenuItem
            icon={page.isHidden ? Eye : EyeOff}
            onAction={() => onSetHidden(!page.isHidden)}
          >
            {t(page.isHidden ? 'action.show' : 'action.hide')}
          </MenuItem>
        </MenuSection>
        <Moves {...props} />
        <MenuSection>
          <MenuItem icon={Trash2} isDanger onAction={props.onRemove}>
            {t('action.remove')}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}

interface ModuleMenuProps extends PartMenuProps {
  /** Absent: of a kind that cannot be edited here. */
  onEdit: (() => void) | undefined
}

/** What can be done with a module on a page. */
export function ModuleMenu(props: ModuleMenuProps) {
  const { t } = useMessages(messages)
  return (
    <MenuTrigger>
      <IconButton
        icon={EllipsisVertical}
        label={t('action.menuModule', { name: props.name })}
        size="compact"
      />
      <Menu>
        {props.onEdit && (
          <MenuItem icon={Pencil} onAction={props.onEdit}>
            {t('action.edit')}
          </MenuItem>
        )}
        <Moves {...props} />
        <MenuSection>
          <MenuItem icon={Trash2} isDanger onAction={props.onRemove}>
            {t('action.removeModule')}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}

function Moves({ canMove, onMove }: Pick<PartMenuProps, 'canMove' | 'onMove'>) {
  const { t } = useMessages(messages)
  return (
    <MenuSection title={t('move.label')}>
      {moves.map((move) => (
        <MenuItem
          key={move}
          icon={moveIcons[move]}
          isDisabled={!canMove(move)}
          onAction={() => onMove(move)}
        >
          {t(`move.${move}`)}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
