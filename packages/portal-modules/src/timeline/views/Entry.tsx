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
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { targetOf } from '../timeline.logic.ts'
import type { TimelineItem } from '../timeline.port.ts'
import type { TimelineModel } from '../useTimeline.ts'
import { iconOf, kindLooks } from './looks.ts'

export interface EntryProps {
  item: TimelineItem
  model: TimelineModel
  onEdit: (item: TimelineItem) => void
  onRemove: (item: TimelineItem) => void
}

/** One item: what it is, what it says, where it leads, and what may be done with it (TL-01). */
export function Entry({ item, model, onEdit, onRemove }: EntryProps) {
  const { t } = useMessages(messages)
  const { title, text, kind, author } = item
  return (
    <li data-item={item.id} data-at-named={item.id === model.named || undefined} tabIndex={-1}>
      <IconTile icon={iconOf(item)} tone={kindLooks[kind].tone} />
      <div>
        <h4>
          <Title item={item} />
        </h4>
        {text && <p className="at-text">{text}</p>}
        <p className="at-meta">
          <span>{t(`kind.${kind}`)}</span>
          {author && <span> · {t('by', { author })}</span>}{' '}
          {model.fresh.has(item.id) && <Chip tone="brand">{t('new')}</Chip>}
        </p>
      </div>
      <div className="at-tools">
        {model.canCopyAddress && (
          <span className="at-copy">
            <IconButton
              icon={Link2}
              label={t('action.copy', { title })}
              size="compact"
              onPress={() => model.copyAddress(item)}
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
              <MenuItem icon={Pencil} onAction={() => onEdit(item)}>
                {t('action.edit')}
              </MenuItem>
              {/* Apart, so that nobody deletes who meant to edit. */}
              <MenuSection>
                <MenuItem icon={Trash2} isDanger onAction={() => onRemove(item)}>
                  {t('action.delete')}
                </MenuItem>
              </MenuSection>
            </Menu>
          </MenuTrigger>
        )}
      </div>
    </li>
  )
}

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
