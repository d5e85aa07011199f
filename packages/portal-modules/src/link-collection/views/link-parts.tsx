import { Chip, Icon, Reactions, TagList } from '@atrium/design-system'
import { ExternalLink } from 'lucide-react'
import { styled } from 'styled-components'
import { formatBytes, useMessages } from '../../kit/index.ts'
import { hostOf, targetOf } from '../link-collection.logic.ts'
import type { Link } from '../link-collection.port.ts'
import { messages } from '../messages/index.ts'
import type { LinkCollectionModel } from '../useLinkCollection.ts'

/** What every view does with a link. */
export interface LinkViewProps {
  model: LinkCollectionModel
  /** Of the collection; names the list. */
  name: string
  onEdit: (link: Link) => void
  onRemove: (link: Link) => void
  /** Asks who shall see it. */
  onAudience: (link: Link) => void
  /** Absent where comments are off (CMT-04). */
  onTalk: ((link: Link) => void) | undefined
}

const Words = styled.span`
  @layer at.components {
    /* As padding of the last word: the mark never begins a line. */
    .at-out {
      position: relative;
      padding-inline-start: 22px;
      color: var(--at-text-3);

      .at-icon {
        position: absolute;
        inset-block-end: 2px;
        inset-inline-start: 8px;
      }
    }
    > .at-fresh {
      margin-inline-start: var(--at-space-2);
    }
  }
`

/** The address that a browser may show and open; none where a press asks the server first. */
export function hrefOf(link: Link): string | undefined {
  const target = targetOf(link)
  return target.to === 'inside' || target.to === 'outside' ? target.url : undefined
}

/** A link's name, whether it is new, and whether it leaves this tab. */
export function LinkTitle({ link, model }: { link: Link; model: LinkCollectionModel }) {
  const { t } = useMessages(messages)
  return (
    <Words>
      <span>{model.nameOf(link)}</span>
      {targetOf(link).to === 'outside' && (
        <span className="at-out">
          <Icon icon={ExternalLink} size={14} label={t('open.elsewhere')} />
        </span>
      )}
      {model.fresh.has(link.id) && (
        <span className="at-fresh">
          <Chip tone="brand">{t('new')}</Chip>
        </span>
      )}
    </Words>
  )
}

/** One quiet line: what it is about, how large, and where it leads. */
export function useDetailsOf(): (link: Link) => string {
  const { locale } = useMessages(messages)
  return (link) =>
    [
      link.description,
      link.size === null || !link.isStored ? null : formatBytes(locale, link.size),
      hostOf(link),
    ]
      .filter(Boolean)
      .join(' · ')
}

/** Reactions of a link, where the host has them (CMT-05). */
export function LinkReactions({ link, model }: { link: Link; model: LinkCollectionModel }) {
  if (!model.hasReactions) return null
  const { counts, own } = link.reactions
  return (
    <Reactions counts={counts} own={own} onChange={(reaction) => model.react(link, reaction)} />
  )
}

/** Tags of a link; nothing where there are none. */
export function LinkTags({ link, model }: { link: Link; model: LinkCollectionModel }) {
  const { t } = useMessages(messages)
  if (link.tags.length === 0) return null
  const tags = link.tags.map((label) => ({ id: label, label }))
  return (
    <TagList label={t('tags.label', { name: model.nameOf(link) })} tags={tags} maxVisible={3} />
  )
}
