import {
  Chip,
  IconButton,
  IconTile,
  Link,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
} from '@atrium/design-system'
import { EllipsisVertical, Link2, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { isSameItem, targetOf } from '../timeline.logic.ts'
import type { TimelineItem } from '../timeline.port.ts'
import { kindWord } from '../kind-words.ts'
import { iconOf, kindLook } from './looks.ts'

/** What is done with items; the same object as long as the list is there. */
export interface EntryCommands {
  copyAddress: (item: TimelineItem) => void
  edit: (item: TimelineItem) => void
  remove: (item: TimelineItem) => void
}

export interface EntryProps {
  item: TimelineItem
  /** The address names it. */
  isNamed: boolean
  /** It came while the timeline was shown. */
  isFresh: boolean
  canCopyAddress: boolean
  commands: EntryCommands
}

/** Loaded again with more pages, an item that says the same is drawn no second time. */
const isAlike = ({ item, ...props }: EntryProps, { item: next, ...others }: EntryProps) =>
  isSameItem(item, next) &&
  props.isNamed === others.isNamed &&
  props.isFresh === others.isFresh &&
  props.canCopyAddress === others.canCopyAddress &&
  props.commands === others.commands

/** One item: what it is, what it says, where it leads, and what may be done with it (TL-01). */
export const Entry = memo(function Entry(props: EntryProps) {
  const { item, isNamed, isFresh, canCopyAddress, commands } = props
  const tools = useMessages(messages)
  const { t } = tools
  const { title, text, kind, author } = item
  return (
    <li data-item={item.id} data-at-named={isNamed || undefined} tabIndex={-1}>
      <IconTile icon={iconOf(item)} tone={kindLook(kind).tone} />
      <div>
        <h4>
          <Title item={item} />
        </h4>
        {text && <p className="at-text">{text}</p>}
        <p className="at-meta">
          <span>{kindWord(tools, kind)}</span>
          {author && <span> · {t('by', { author })}</span>}{' '}
          {isFresh && <Chip tone="brand">{t('new')}</Chip>}
        </p>
      </div>
      <div className="at-tools">
        {/* An order has an address of its own: its title leads there. */}
        {canCopyAddress && kind !== 'order' && (
          <span className="at-copy">
            <IconButton
              icon={Link2}
              label={t('action.copy', { title })}
              size="compact"
              onPress={() => commands.copyAddress(item)}
            />
          </span>
        )}
        {item.can.edit && (
          <MenuTrigger>
            <IconButton
              icon={EllipsisVertical}
              label={t('action.menu', { title })}
              size="compact"
            />
            <Menu>
              <MenuItem icon={Pencil} onAction={() => commands.edit(item)}>
                {t('action.edit')}
              </MenuItem>
              {/* Apart, so that nobody deletes who meant to edit. */}
              <MenuSection>
                <MenuItem icon={Trash2} isDanger onAction={() => commands.remove(item)}>
                  {t('action.delete')}
                </MenuItem>
              </MenuSection>
            </Menu>
          </MenuTrigger>
        )}
      </div>
    </li>
  )
}, isAlike)

function Title({ item }: { item: TimelineItem }) {
  const { openInside } = useModuleHost()
  const { title, url } = item
  const target = targetOf(item)
  if (url === null || target === 'nowhere') return title
  const isInside = target === 'inside'
  return (
    <Link
      href={url}
      isExternal={!isInside}
      onPress={isInside && openInside ? () => openInside(url) : undefined}
    >
      {title}
    </Link>
  )
}
