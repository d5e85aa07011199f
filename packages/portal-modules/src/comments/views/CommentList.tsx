import { Heading, VirtualList, type VirtualListHandle } from '@atrium/design-system'
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { dayOf, daysOf, keyOf, virtualFrom, type ShownComment } from '../comments.logic.ts'
import { messages } from '../messages/index.ts'
import type { CommentsModel } from '../useComments.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentRow } from './CommentRow.tsx'
import { dayTitle } from './day-title.ts'

export interface CommentListProps {
  model: CommentsModel
  comments: readonly ShownComment[]
  /** Names the list. */
  label: string
  /** Level of the days' headings. */
  level: 3 | 4
  onRemove: (comment: ShownComment) => void
}

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: 4px;

    :is(h3, h4) {
      margin-block: 12px 4px;
      color: var(--at-text-2);
      font: 600 var(--at-font-s) / 18px var(--at-font-body);
      letter-spacing: 0;
    }
    ul {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li,
    .at-place {
      border-radius: var(--at-radius-m);
      outline-offset: 2px;
    }
    [data-at-asked] {
      padding-inline: 8px;
      margin-inline: -8px;
      background: var(--at-brand-wash);
    }
  }
`
// Safari takes the role from lists without bullets.
const LIST = { role: 'list' }
const GROUP = { role: 'group' }

/** What was said, newest first, with a mark for each day; many stand in a list of their own (CMT-02). */
export function CommentList({ model, comments, label, level, onRemove }: CommentListProps) {
  const { locale } = useMessages(messages)
  const { now } = useModuleHost()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualListHandle>(null)
  const [editing, setEditing] = useState<string>()
  const isLong = comments.length > virtualFrom
  useAsked(model.asked, comments, root, list)

  // Whoever is done with the form goes on where it was opened.
  const [left, setLeft] = useState<string>()
  useEffect(() => {
    if (left === undefined) return
    const words = root.current?.querySelector(`[data-at-comment-words="${left}"]`)
    words?.closest('article')?.querySelector<HTMLElement>('button[aria-haspopup]')?.focus()
  }, [left])
  const edit = useCallback((comment: ShownComment) => {
    setLeft(undefined)
    setEditing(keyOf(comment))
  }, [])

  const row = (comment: ShownComment) =>
    editing === keyOf(comment) && comment.can.edit ? (
      <CommentForm
        model={model}
        comment={comment}
        onClose={() => {
          setEditing(undefined)
          setLeft(editing)
        }}
      />
    ) : (
      <CommentRow model={model} comment={comment} onEdit={edit} onRemove={onRemove} />
    )
  const titleOf = (comment: ShownComment) => dayTitle(locale, dayOf(comment), now())
  const days = useMemo(() => (isLong ? [] : daysOf(comments)), [comments, isLong])

  if (isLong) {
    return (
      <Root ref={root}>
        <VirtualList
          ref={list}
          label={label}
          items={comments}
          getKey={keyOf}
          getText={({ text }) => text}
          renderItem={(comment) => (
            <div className="at-place" data-at-asked={model.asked === comment.id || undefined}>
              {row(comment)}
            </div>
          )}
          itemHeight="auto"
          sections={{ keyOf: dayOf, titleOf }}
          height="min(640px, 70vh)"
        />
      </Root>
    )
  }
  return (
    <Root ref={root} {...GROUP} aria-label={label}>
      {days.map(({ day, comments: ofDay }) => (
        <div key={day}>
          <Heading level={level} size="m">
            {dayTitle(locale, day, now())}
          </Heading>
          <ul {...LIST} aria-label={dayTitle(locale, day, now())}>
            {ofDay.map((comment) => (
              <li
                key={keyOf(comment)}
                data-at-comment={comment.id}
                data-at-asked={model.asked === comment.id || undefined}
                tabIndex={model.asked === comment.id ? -1 : undefined}
              >
                {row(comment)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Root>
  )
}

/** Brings the comment that the address asks for into sight, and the focus to it; once for each. */
function useAsked(
  asked: number | undefined,
  comments: readonly ShownComment[],
  root: RefObject<HTMLElement | null>,
  list: RefObject<VirtualListHandle | null>,
) {
  const shown = useRef<number>(undefined)
  useEffect(() => {
    if (asked === undefined) shown.current = undefined
    const comment = comments.find(({ id }) => id === asked)
    if (!comment || shown.current === asked) return
    shown.current = asked
    const element = root.current?.querySelector<HTMLElement>(`[data-at-comment="${asked}"]`)
    if (element) {
      element.scrollIntoView({ block: 'center' })
      element.focus({ preventScroll: true })
    } else {
      list.current?.scrollToKey(keyOf(comment), { align: 'center' })
      list.current?.focusKey(keyOf(comment))
    }
  }, [asked, comments, list, root])
}
