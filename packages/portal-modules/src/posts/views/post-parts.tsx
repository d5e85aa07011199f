import {
  Avatar,
  Chip,
  IconButton,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Reactions,
  TagList,
  Timestamp,
  VisuallyHidden,
} from '@atrium/design-system'
import {
  CalendarClock,
  EllipsisVertical,
  EyeOff,
  Pencil,
  PenLine,
  Send,
  Trash2,
  Users,
} from 'lucide-react'
import { styled } from 'styled-components'
import { audienceMessages } from '../../kit/audience/messages.ts'
import { formatMinute, useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Post } from '../posts.port.ts'
import type { PostsModel } from '../usePosts.ts'

const Meta = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--at-space-1) var(--at-space-2);
    min-block-size: 24px;
    color: var(--at-text-2);
    font: 400 var(--at-font-s) / 18px var(--at-font-body);
    font-variant-numeric: tabular-nums;

    .at-line {
      display: flex;
      gap: var(--at-space-2);
      align-items: center;
      min-inline-size: 0;
    }

    .at-dot {
      color: var(--at-text-3);
    }
  }
`

/** Belongs to what stands before it: no line begins with it. */
const Dot = () => (
  <>
    {'\u00a0'}
    <span className="at-dot" aria-hidden="true">
      ·
    </span>{' '}
  </>
)

/** Who wrote it and when; of what readers do not see yet, that it is so (POST-04). */
export function PostMeta({
  post,
  model,
  extra,
}: {
  post: Post
  model: PostsModel
  extra?: string
}) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  const state = model.stateOf(post)
  const at = post.publishedAt ?? post.modifiedAt
  const isScheduled = state === 'scheduled'
  return (
    <Meta>
      <span className="at-line">
        {post.author && <Avatar name={post.author} size="small" isDecorative />}
        <span>
          {post.author}
          {post.author && !isScheduled && <Dot />}
          {!isScheduled && <Timestamp time={at} now={now().getTime()} isStatic />}
          {extra && (
            <>
              <Dot />
              {extra}
            </>
          )}
        </span>
      </span>
      {isScheduled && (
        <Chip tone="info" icon={CalendarClock}>
          {t('state.scheduled', { moment: formatMinute(locale, new Date(at)) })}
        </Chip>
      )}
      {state === 'draft' && (
        <Chip tone="warn" icon={PenLine}>
          {t('state.draft')}
        </Chip>
      )}
      {model.fresh.has(post.id) && <Chip tone="brand">{t('new')}</Chip>}
    </Meta>
  )
}

const UnreadMark = styled.span`
  @layer at.components {
    display: inline-block;
    inline-size: 9px;
    block-size: 9px;
    margin-inline-end: var(--at-space-2);
    border: 1px solid transparent;
    border-radius: 50%;
    background: var(--at-brand-edge);
    vertical-align: 1px;

    @media (forced-colors: active) {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

/** The dot of what the reader has not opened yet (T-77). */
export function UnreadDot() {
  const { t } = useMessages(messages)
  return (
    <>
      <UnreadMark data-at-unread aria-hidden="true" title={t('unread')} />
      <VisuallyHidden elementType="span">{t('unread')}: </VisuallyHidden>
    </>
  )
}

/** Tags of a post; nothing where there are none. */
export function PostTags({ post }: { post: Post }) {
  const { t } = useMessages(messages)
  if (post.tags.length === 0) return null
  const tags = post.tags.map((label) => ({ id: label, label }))
  return <TagList label={t('tags.label', { title: post.title })} tags={tags} />
}

/** Reactions of a post; what readers do not see yet has none. */
export function PostReactions({ post, model }: { post: Post; model: PostsModel }) {
  if (!model.hasReactions || model.stateOf(post) !== 'published') return null
  const { counts, own } = post.reactions
  return (
    <Reactions counts={counts} own={own} onChange={(reaction) => model.react(post, reaction)} />
  )
}

export interface PostMenuProps {
  post: Post
  model: PostsModel
  onEdit: (post: Post) => void
  onRemove: (post: Post) => void
  /** Asks who shall see it. */
  onAudience: (post: Post) => void
}

/** What may be done with a post; nothing where nothing may (POST-04). */
export function PostMenu({ post, model, onEdit, onRemove, onAudience }: PostMenuProps) {
  const { t } = useMessages(messages)
  const { t: ta } = useMessages(audienceMessages)
  if (!post.can.edit && !post.can.delete) return null
  const state = model.stateOf(post)
  return (
    <MenuTrigger>
      <IconButton
        icon={EllipsisVertical}
        label={t('action.menu', { title: post.title })}
        size="compact"
      />
      <Menu>
        {post.can.edit && (
          <MenuItem icon={Pencil} onAction={() => onEdit(post)}>
            {t('action.edit')}
          </MenuItem>
        )}
        {post.can.edit && state !== 'published' && (
          <MenuItem icon={Send} onAction={() => model.publish(post)}>
            {t(state === 'scheduled' ? 'action.publishNow' : 'action.publish')}
          </MenuItem>
        )}
        {post.can.edit && state !== 'draft' && (
          <MenuItem icon={EyeOff} onAction={() => model.withdraw(post)}>
            {t('action.withdraw')}
          </MenuItem>
        )}
        {post.can.changeAudience && model.audience && (
          <MenuItem icon={Users} onAction={() => onAudience(post)}>
            {ta('menu.open')}
          </MenuItem>
        )}
        {/* Apart, so that nobody deletes who meant to edit. */}
        {post.can.delete && (
          <MenuSection>
            <MenuItem icon={Trash2} isDanger onAction={() => onRemove(post)}>
              {t('action.delete')}
            </MenuItem>
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  )
}
