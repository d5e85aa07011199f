import { Heading, Icon, IconButton } from '@atrium/design-system'
import { Copy, Folder, Inbox, Link2Off, LockKeyhole } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import {
  formatBytes,
  formatDay,
  formatMoment,
  isoDay,
  useMessages,
  useModuleHost,
} from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Share } from './shares.types.ts'

export interface ShareListProps {
  shares: readonly Share[]
  /** Each says of which file or folder it is. */
  namesEntries: boolean
  onCopy: (share: Share) => void
  onRemove: (share: Share) => void
}

const Root = styled.section`
  @layer at.components {
    display: grid;
    gap: var(--at-space-1);

    &[aria-labelledby] {
      margin-block-start: var(--at-space-5);
    }

    ul {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto auto;
      align-items: center;
      gap: var(--at-space-1);
      padding-block: 10px;
      border-block-end: 1px solid var(--at-line);
    }
    /* Taking back is not beside copying (T-08). */
    li > :last-child {
      margin-inline-start: var(--at-space-4);
    }
    .at-what {
      display: grid;
      gap: 2px;
      overflow-wrap: anywhere;
    }
    .at-name {
      display: flex;
      align-items: center;
      gap: 6px;
      font-weight: 600;
    }
    .at-facts {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    li[data-at-over] .at-name {
      color: var(--at-text-2);
    }
  }
`
const LIST = { role: 'list' }

/** Links for outsiders: for whom, until when, how often opened; copied and taken back from here (T-73). */
export function ShareList({ shares, namesEntries, onCopy, onRemove }: ShareListProps) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  const id = useId()
  return (
    <Root {...(namesEntries ? { 'aria-label': t('share.list') } : { 'aria-labelledby': id })}>
      {!namesEntries && (
        <Heading level={3} id={id}>
          {t('share.list')}
        </Heading>
      )}
      <ul {...LIST}>
        {shares.map((share) => {
          const { kind, note, entryName, hasPassword, expiresAt, openedCount, openedAt } = share
          const { request } = share
          const isOver = new Date(expiresAt) <= now()
          const name = namesEntries ? entryName : (note ?? request?.message ?? t('share.noNote'))
          const at = openedAt === null ? '' : formatMoment(locale, new Date(openedAt), now())
          return (
            <li key={share.id} data-at-over={isOver || undefined}>
              <div className="at-what">
                <span className="at-name">
                  {namesEntries && kind === 'folder' && (
                    <Icon
                      icon={request ? Inbox : Folder}
                      size={16}
                      label={t(request ? 'request.menu' : 'share.folder')}
                    />
                  )}
                  {name}
                  {hasPassword && <Icon icon={LockKeyhole} size={14} label={t('share.locked')} />}
                </span>
                <span className="at-facts">
                  {[
                    ...(namesEntries && note !== null ? [note] : []),
                    t(isOver ? 'share.expired' : 'share.until', {
                      day: formatDay(locale, isoDay(new Date(expiresAt))),
                    }),
                    request
                      ? t('request.received', {
                          count: request.fileCount,
                          max: request.maxFiles,
                          size: formatBytes(locale, request.byteCount),
                        })
                      : t('share.opened', { count: openedCount, at }),
                    t('share.by', { name: share.createdBy }),
                  ].join(' · ')}
                </span>
              </div>
              {!isOver ? (
                <IconButton
                  icon={Copy}
                  label={t('share.copy', { name })}
                  size="compact"
                  onPress={() => onCopy(share)}
                />
              ) : (
                <span />
              )}
              <IconButton
                icon={Link2Off}
                label={t('share.remove', { name })}
                size="compact"
                onPress={() => onRemove(share)}
              />
            </li>
          )
        })}
      </ul>
    </Root>
  )
}
