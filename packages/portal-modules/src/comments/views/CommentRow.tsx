import {
  Button,
  Chip,
  CommentItem,
  IconButton,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Reactions,
  abbreviate,
} from '@atrium/design-system'
import { Check, EllipsisVertical, Link, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { errorText, useMessages, useModuleHost } from '../../kit/index.ts'
import { keyOf, nameOf, partsOf, type ShownComment } from '../comments.logic.ts'
import { messages } from '../messages/index.ts'
import type { CommentsModel } from '../useComments.ts'
import { PlaceButton } from './PlaceButton.tsx'
import { ResolvedComment } from './ResolvedComment.tsx'

export interface CommentRowProps {
  model: CommentsModel
  comment: ShownComment
  onEdit: (comment: ShownComment) => void
  onRemove: (comment: ShownComment) => void
  /** Absent: it cannot be answered. */
  onAnswer?: ((comment: ShownComment) => void) | undefined
  /** What was answered, and the field to answer in: under it, and folded with it (T-41). */
  children?: ReactNode
}

const Below = styled.span`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--at-space-1) var(--at-space-2);
  }
`
const Words = styled.span`
  @layer at.components {
    > .at-mention {
      padding-inline: 3px;
      margin-inline: -3px;
      border-radius: var(--at-radius-s);
      background: var(--at-brand-soft);
      color: var(--at-brand-text);
      font-weight: 600;
      box-decoration-break: clone;
    }
    > .at-new {
      margin-inline-start: var(--at-space-2);
      vertical-align: 1px;
    }
  }
`

/** One comment, with what may be done with it; on its way and not sent it says so (CMT-01, CMT-02). */
export function CommentRow(props: CommentRowProps) {
  const { model, comment, onEdit, onRemove, onAnswer, children } = props
  const tools = useMessages(messages)
  const { t } = tools
  const { now } = useModuleHost()
  const { author, commandId, isFailed, reactions, resolved } = comment
  const error = isFailed && commandId ? model.errors.get(commandId) : undefined
  const item = (
    <CommentItem
      author={{ name: author ? nameOf(author) : t('by.portal') }}
      time={comment.createdAt}
      now={now().getTime()}
      isOwn={comment.isOwn}
      isGenerated={comment.isGenerated}
      isEdited={comment.isEdited}
      isPending={comment.isPending}
      isFailed={isFailed}
      failureDetail={error && errorText(tools, error)}
      onRetry={commandId ? () => model.sendAgain(commandId) : undefined}
      onDiscard={commandId ? () => model.discard(commandId) : undefined}
      reactions={
        <Below>
          {model.hasReactions && reactions && (
            <Reactions
              counts={reactions.counts}
              own={reactions.own}
              onChange={(reaction) => model.react(comment, reaction)}
            />
          )}
          {onAnswer && !comment.isPending && !isFailed && (
            <span data-at-comment-answer>
              <Button
                variant="quiet"
                size="compact"
                aria-label={t('action.answerTo', { text: abbreviate(comment.text) })}
                onPress={() => onAnswer(comment)}
              >
                {t('action.answer')}
              </Button>
            </span>
          )}
        </Below>
      }
      actions={<Actions model={model} comment={comment} onEdit={onEdit} onRemove={onRemove} />}
    >
      {comment.place && <PlaceButton model={model} comment={comment} place={comment.place} />}
      <Words data-at-comment-words={keyOf(comment)}>
        {partsOf(comment.text, comment.mentions).map(({ text, isMention }, index) =>
          isMention ? (
            // oxlint-disable-next-line react/no-array-index-key -- pieces of one text
            <span className="at-mention" key={index}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
        {model.fresh.has(comment.id) && (
          <span className="at-new">
            <Chip tone="brand">{t('list.new')}</Chip>
          </span>
        )}
      </Words>
    </CommentItem>
  )
  return resolved ? (
    <ResolvedComment
      comment={comment}
      resolved={resolved}
      isOpenAtFirst={model.asked === comment.id}
    >
      {item}
      {children}
    </ResolvedComment>
  ) : (
    <>
      {item}
      {children}
    </>
  )
}

function Actions({ model, comment, onEdit, onRemove }: CommentRowProps) {
  const { t } = useMessages(messages)
  const { can, isGenerated, isOwn, isPending, resolved, text, url } = comment
  const resolve = can.resolve ? model.resolve : undefined
  // To what the portal itself noted nothing can be done.
  if (isPending || isGenerated || (!can.edit && !can.delete && !resolve && url === null)) {
    return null
  }
  return (
    <MenuTrigger>
      <IconButton
        icon={EllipsisVertical}
        label={t(isOwn ? 'action.menu' : 'action.menuOf', { text: abbreviate(text) })}
        size="compact"
      />
      <Menu>
        {resolve && (
          <MenuItem
            icon={resolved ? RotateCcw : Check}
            onAction={() => resolve(comment, resolved === null)}
          >
            {t(resolved ? 'action.reopen' : 'action.resolve')}
          </MenuItem>
        )}
        {url !== null && (
          <MenuItem icon={Link} onAction={() => model.copyLink(comment)}>
            {t('action.copyLink')}
          </MenuItem>
        )}
        {can.edit && (
          <MenuItem icon={Pencil} onAction={() => onEdit(comment)}>
            {t('action.edit')}
          </MenuItem>
        )}
        {can.delete && (
          <MenuSection>
            <MenuItem icon={Trash2} isDanger onAction={() => onRemove(comment)}>
              {t('action.delete')}
            </MenuItem>
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  )
}
