import { Heading, VirtualList, type VirtualListHandle } from '@atrium/design-system'
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { dayOf, daysOf, keyOf, threadsOf, virtualFrom, type ShownComment, type Thread } from '../comments.logic.ts' // prettier-ignore
import { messages } from '../messages/index.ts'
import type { CommentsModel } from '../useComments.ts'
import { AnswerForm } from './AnswerForm.tsx'
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
    gap: var(--at-space-1);

    :is(h3, h4) {
      margin-block: var(--at-space-3) var(--at-space-1);
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
    .at-answers {
      margin-block-start: var(--at-space-1);
      margin-inline-start: var(--at-space-5);
      padding-inline-start: var(--at-space-3);
      border-inline-start: 2px solid var(--at-line);
    }
    [data-at-asked] {
      padding-inline: var(--at-space-2);
      margin-inline: -8px;
      background: var(--at-brand-wash);
    }
  }
`
// Safari takes the role from lists without bullets.
const LIST = { role: 'list' }
const GROUP = { role: 'group' }

/** Which comment is edited and which is answered; when a form closes, the focus returns to what opened it. */
function useCommentForms(root: RefObject<HTMLElement | null>) {
  const [editing, setEditing] = useState<string>()
  const [answering, setAnswering] = useState<string>()
  const [left, setLeft] = useState<{ key: string; from: string }>()
  useEffect(() => {
    if (left === undefined) return
    const words = root.current?.querySelector(`[data-at-comment-words="${left.key}"]`)
    const row = words?.closest('article')
    const opener = row?.querySelector<HTMLElement>(left.from)
    ;(opener ?? row?.querySelector<HTMLElement>('button'))?.focus()
  }, [left, root])
  const edit = useCallback((comment: ShownComment) => {
    setLeft(undefined)
    setEditing(keyOf(comment))
  }, [])
  const answer = useCallback((comment: ShownComment) => setAnswering(keyOf(comment)), [])
  return {
    editing,
    answering,
    edit,
    answer,
    endEdit: () => {
      setEditing(undefined)
      if (editing !== undefined) setLeft({ key: editing, from: 'button[aria-haspopup]' })
    },
    endAnswer: (answered: ShownComment) => {
      setAnswering(undefined)
      setLeft({ key: keyOf(answered), from: '[data-at-comment-answer] button' })
    },
  }
}

/** What was said, newest first, with a mark for each day; many stand in a list of their own (CMT-02). */
export function CommentList({ model, comments, label, level, onRemove }: CommentListProps) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualListHandle>(null)
  const { editing, answering, edit, answer, endEdit, endAnswer } = useCommentForms(root)
  const isLong = comments.length > virtualFrom
  useAsked(model, comments, root, list)

  const row = (comment: ShownComment, below?: ReactNode) =>
    editing === keyOf(comment) && comment.can.edit ? (
      <CommentForm model={model} comment={comment} onClose={endEdit} />
    ) : (
      <CommentRow
        model={model}
        comment={comment}
        onEdit={edit}
        onRemove={onRemove}
        onAnswer={model.hasThreads && !comment.isGenerated ? answer : undefined}
      >
        {below}
      </CommentRow>
    )
  const place = (comment: ShownComment) => ({
    'data-at-comment': comment.id,
    'data-at-asked': model.asked === comment.id || undefined,
    tabIndex: model.asked === comment.id ? -1 : undefined,
  })
  /** Under what began it: what was answered, and the field to answer in. */
  const below = ({ comment, answers }: Thread) => {
    const answered = [comment, ...answers].find((one) => keyOf(one) === answering)
    if (answers.length === 0 && !answered) return undefined
    return (
      <div className="at-answers">
        {answers.length > 0 && (
          <ul {...LIST} aria-label={t('answer.list')}>
            {answers.map((one) => (
              <li key={keyOf(one)} {...place(one)}>
                {row(one)}
              </li>
            ))}
          </ul>
        )}
        {answered && (
          <AnswerForm
            key={answering}
            model={model}
            comment={answered}
            onClose={() => endAnswer(answered)}
          />
        )}
      </div>
    )
  }
  const titleOf = ({ comment }: Thread) => dayTitle(locale, dayOf(comment), now())
  const threads = useMemo(() => threadsOf(comments), [comments])
  const days = useMemo(() => (isLong ? [] : daysOf(threads)), [isLong, threads])

  if (isLong) {
    return (
      <Root ref={root}>
        <VirtualList
          ref={list}
          label={label}
          items={threads}
          getKey={({ comment }) => keyOf(comment)}
          getText={({ comment }) => comment.text}
          renderItem={(thread) => (
            <div
              className="at-place"
              data-at-asked={model.asked === thread.comment.id || undefined}
            >
              {row(thread.comment, below(thread))}
            </div>
          )}
          itemHeight="auto"
          sections={{ keyOf: ({ comment }) => dayOf(comment), titleOf }}
          height="min(640px, 70vh)"
        />
      </Root>
    )
  }
  return (
    <Root ref={root} {...GROUP} aria-label={label}>
      {days.map(({ day, threads: ofDay }) => (
        <div key={day}>
          <Heading level={level} size="m">
            {dayTitle(locale, day, now())}
          </Heading>
          <ul {...LIST} aria-label={dayTitle(locale, day, now())}>
            {ofDay.map((thread) => (
              <li key={keyOf(thread.comment)} {...place(thread.comment)}>
                {row(thread.comment, below(thread))}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Root>
  )
}

/** Brings the comment that is asked for into sight, and the focus to it; once for each time. */
function useAsked(
  { asked, askedBy }: CommentsModel,
  comments: readonly ShownComment[],
  root: RefObject<HTMLElement | null>,
  list: RefObject<VirtualListHandle | null>,
) {
  const shown = useRef<unknown>(undefined)
  useEffect(() => {
    if (asked === undefined) shown.current = undefined
    const comment = comments.find(({ id }) => id === asked)
    if (!comment || shown.current === askedBy) return
    shown.current = askedBy
    const element = root.current?.querySelector<HTMLElement>(`[data-at-comment="${asked}"]`)
    if (element) {
      element.scrollIntoView({ block: 'center' })
      element.focus({ preventScroll: true })
    } else {
      const begin = comments.find(({ id }) => id === comment.replyTo) ?? comment
      list.current?.scrollToKey(keyOf(begin), { align: 'center' })
      list.current?.focusKey(keyOf(begin))
    }
  }, [asked, askedBy, comments, list, root])
}
