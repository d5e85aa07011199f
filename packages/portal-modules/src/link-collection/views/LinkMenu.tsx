import { IconButton, Menu, MenuItem, MenuSection, MenuTrigger } from '@atrium/design-system'
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  EllipsisVertical,
  MessageSquareText,
  Pencil,
  Star,
  Trash2,
  Users,
} from 'lucide-react'
import { styled } from 'styled-components'
import { audienceMessages } from '../../kit/audience/messages.ts'
import { useMessages } from '../../kit/index.ts'
import { moves } from '../link-collection.logic.ts'
import type { Link } from '../link-collection.port.ts'
import { messages } from '../messages/index.ts'
import type { LinkCollectionModel } from '../useLinkCollection.ts'

export interface LinkMenuProps {
  link: Link
  model: LinkCollectionModel
  onEdit: (link: Link) => void
  onRemove: (link: Link) => void
  /** Asks who shall see it. */
  onAudience: (link: Link) => void
  /** Shows what is said about it; absent where comments are off (CMT-04). */
  onTalk: ((link: Link) => void) | undefined
}

const moveIcons = {
  first: ArrowUpToLine,
  earlier: ArrowUp,
  later: ArrowDown,
  last: ArrowDownToLine,
}

/** As quiet as the commands beside it; filled where it is set. */
const StarButton = styled(IconButton)`
  @layer at.components {
    &[aria-pressed='true'] .at-icon {
      color: var(--at-brand-edge);
      fill: currentcolor;
    }
  }
`

/** What may be done with a link: the reader's own star at a report (T-92), and a menu. */
export function LinkMenu(props: LinkMenuProps) {
  const { link, model } = props
  const { t } = useMessages(messages)
  return (
    <>
      {model.hasStars && link.kind === 'report' && (
        <StarButton
          size="compact"
          icon={Star}
          label={t('star.label', { name: model.nameOf(link) })}
          aria-pressed={link.isStarred ?? false}
          onPress={() => model.star(link, !link.isStarred)}
        />
      )}
      <Commands {...props} />
    </>
  )
}

/** The menu; nothing where nothing may be done. */
function Commands({ link, model, onEdit, onRemove, onAudience, onTalk }: LinkMenuProps) {
  const { t } = useMessages(messages)
  const { t: ta } = useMessages(audienceMessages)
  const { can } = link
  if (!can.edit && !can.delete && !onTalk && !model.canArrange) return null
  return (
    <MenuTrigger>
      <IconButton
        icon={EllipsisVertical}
        label={t('action.menu', { name: model.nameOf(link) })}
        size="compact"
      />
      <Menu>
        {onTalk && (
          <MenuItem icon={MessageSquareText} onAction={() => onTalk(link)}>
            {t('action.talk')}
          </MenuItem>
        )}
        {can.edit && (
          <MenuItem icon={Pencil} onAction={() => onEdit(link)}>
            {t('action.edit')}
          </MenuItem>
        )}
        {can.changeAudience && model.audience && (
          <MenuItem icon={Users} onAction={() => onAudience(link)}>
            {ta('menu.open')}
          </MenuItem>
        )}
        {model.canArrange && (
          <MenuSection title={t('arrange.label')}>
            {moves.map((move) => (
              <MenuItem
                key={move}
                icon={moveIcons[move]}
                isDisabled={!model.canMove(link, move)}
                onAction={() => model.move(link, move)}
              >
                {t(`arrange.${move}`)}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        {/* Apart, so that nobody deletes who meant to edit. */}
        {can.delete && (
          <MenuSection>
            <MenuItem icon={Trash2} isDanger onAction={() => onRemove(link)}>
              {t('action.delete')}
            </MenuItem>
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  )
}
