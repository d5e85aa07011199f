import {
  Chip,
  IconButton,
  ListRow,
  MediaMark,
  Menu,
  MenuItem,
  MenuTrigger,
} from '@atrium/design-system'
import { ArrowRightLeft, EllipsisVertical, Pencil } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useMessages } from '../../kit/index.ts'
import {
  campaignWords,
  closedDeadlineWords,
  DeadlineMenu,
  openDeadlineWords,
  stateWords,
  type ChannelDeadlineKind,
} from '../../kit/campaigns/index.ts'
import type { CockpitChannel } from '../cockpit.port.ts'
import { messages } from '../messages/index.ts'
import { rangesOf } from './ranges.ts'

type DeadlineMenuProps = ComponentProps<typeof DeadlineMenu>

export interface ChannelRowProps {
  channel: CockpitChannel
  due: DeadlineMenuProps['open']
  closed: DeadlineMenuProps['closed']
  /** Asks for a dialog about the channel. */
  onOpen: (dialog: 'edit' | 'move' | ChannelDeadlineKind) => void
  onCloseDeadline: DeadlineMenuProps['onClose']
}

/** How a channel stands, what is due of it, and what may be done with it. */
export function ChannelRow({ channel, due, closed, onOpen, onCloseDeadline }: ChannelRowProps) {
  const { t, locale } = useMessages(messages)
  const words = useMessages(campaignWords)
  return (
    <ListRow
      title={channel.name}
      subtitle={[
        stateWords(words, channel.state, channel.standing === 'conditional'),
        ...(channel.standing === 'conditional' && channel.condition
          ? [words.t('condition.of', { text: channel.condition.text })]
          : []),
        ...(channel.pauses.length > 0
          ? [t('channels.pauses', { pauses: rangesOf(locale, channel.pauses) })]
          : []),
        ...due.map((one) => openDeadlineWords(words, locale, one)),
        ...closed.map((one) => closedDeadlineWords(words, locale, one)),
      ].join(' · ')}
      mark={<MediaMark kind={channel.kind} isDecorative />}
      meta={
        channel.channelType && <Chip>{t('channels.type', { letter: channel.channelType })}</Chip>
      }
      actions={
        channel.can.edit && (
          <MenuTrigger>
            <IconButton
              icon={EllipsisVertical}
              label={t('action.more', { name: channel.name })}
              size="compact"
            />
            <Menu>
              <MenuItem icon={Pencil} onAction={() => onOpen('edit')}>
                {t('action.change')}
              </MenuItem>
              <MenuItem
                icon={ArrowRightLeft}
                isDisabled={channel.can.moveTo.length === 0}
                onAction={() => onOpen('move')}
              >
                {t('action.move')}
              </MenuItem>
              <DeadlineMenu open={due} closed={closed} onClose={onCloseDeadline} onMove={onOpen} />
            </Menu>
          </MenuTrigger>
        )
      }
    />
  )
}
