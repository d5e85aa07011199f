import { ChevronRight, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { blockersOf, chaptersOf, isDone } from '../seminar.logic.ts'
import type { Lesson, Seminar } from '../seminar.port.ts'
import { lessonFacts, StatusWord, type Tools } from './words.tsx'

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5);

    h3 {
      margin: 0 0 6px;
      color: var(--at-text-2);
      font: 600 var(--at-font-s) / 18px var(--at-font-body);
      overflow-wrap: anywhere;
    }
    ol {
      margin: 0;
      padding: 0;
      overflow: hidden;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-l);
      list-style: none;
    }
    li {
      display: flex;
      align-items: center;
    }
    li > :not(.at-row) {
      flex: none;
      margin-inline-end: var(--at-space-2);
    }
    li + li {
      border-block-start: 1px solid var(--at-line);
    }
    .at-row {
      display: grid;
      grid-template-columns: 28px minmax(0, 1fr) auto 18px;
      align-items: center;
      gap: 2px var(--at-space-3);
      inline-size: 100%;
      min-block-size: 56px;
      padding: 10px 14px;
      border: 0;
      background: none;
      color: var(--at-text);
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
      text-align: start;
    }
    button.at-row {
      cursor: pointer;
      transition: background-color var(--at-fast) var(--at-ease);
      &:hover {
        background: var(--at-hover);
      }
      &:focus-visible {
        outline: 2px solid var(--at-focus);
        outline-offset: -3px;
      }
    }
    .at-row[aria-current] {
      background: var(--at-brand-wash);
      box-shadow: inset 3px 0 0 var(--at-brand-edge);
    }
    .at-number {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      font-variant-numeric: tabular-nums;
      text-align: center;
    }
    .at-words {
      display: grid;
      gap: 2px;
      min-inline-size: 0;
    }
    .at-title {
      font-weight: 550;
      overflow-wrap: anywhere;
    }
    .at-facts {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      line-height: 18px;
      font-variant-numeric: tabular-nums;
    }
    .at-arrow {
      color: var(--at-text-3);
    }
    .at-status {
      min-inline-size: 132px;
    }
    &[data-at-narrow] .at-row {
      grid-template-columns: 22px minmax(0, 1fr);
      gap: 2px var(--at-space-2);
      padding: 10px var(--at-space-3);
      .at-arrow {
        display: none;
      }
    }
    &[data-at-narrow] .at-status {
      grid-column: 2;
      min-inline-size: 0;
    }
    @media (max-width: 560px) {
      .at-row {
        grid-template-columns: 22px minmax(0, 1fr) 18px;
        gap: var(--at-space-1) var(--at-space-2);
      }
      .at-status {
        grid-row: 2;
        grid-column: 2;
      }
      .at-arrow {
        grid-row: 1 / span 2;
        grid-column: 3;
      }
    }
    @media (forced-colors: active) {
      .at-row[aria-current] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`

export interface LessonListProps {
  seminar: Seminar
  /** The lesson that runs. */
  currentId?: number
  onOpen: (lesson: Lesson) => void
  /** Beside the player. */
  isNarrow?: boolean
  /** Lessons cannot be opened, as in a preview. */
  isDisabled?: boolean
  /** What staff do with a lesson, beside it. */
  renderMenu?: ((lesson: Lesson) => ReactNode) | undefined
}

/** Lessons under their chapters, each with its status, score and time (SEM-01, SEM-02). */
export function LessonList({ seminar, currentId, onOpen, renderMenu, ...props }: LessonListProps) {
  const { isNarrow, isDisabled } = props
  const { t } = useMessages(messages)
  const numbers = new Map(seminar.lessons.map(({ id }, index) => [id, index + 1]))
  return (
    <Root data-at-narrow={isNarrow || undefined} data-at-lessons>
      {chaptersOf(seminar.lessons).map(({ path, lessons }) => (
        <section key={lessons[0]?.id} aria-label={path.join(' › ') || t('lessons.title')}>
          {path.length > 0 && <h3>{path.join(' › ')}</h3>}
          <ol>
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <LessonRow
                  seminar={seminar}
                  lesson={lesson}
                  number={numbers.get(lesson.id) ?? 0}
                  isCurrent={lesson.id === currentId}
                  onOpen={isDisabled || lesson.isLocked ? undefined : onOpen}
                />
                {renderMenu?.(lesson)}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Root>
  )
}

/** Why a lesson is locked, in words; of many lessons that come first the first two are named. */
function lockText(t: Tools['t'], seminar: Seminar, lesson: Lesson): string {
  const reason = lesson.lock?.reason ?? 'rule'
  if (reason !== 'rule') return t(`lesson.locked.${reason}`)
  const [first, second, ...more] = blockersOf(seminar, lesson)
  if (!first) return t('lesson.locked')
  if (!second) return t('lesson.lockedBy', { lesson: first.title })
  const { lessons } = seminar
  const missing = lessons.slice(0, lessons.indexOf(lesson)).filter(({ status }) => !isDone(status))
  // A test at the end needs no list of all that is before it.
  if (more.length > 0 && missing.every((one) => [first, second, ...more].includes(one)))
    return t('lesson.locked')
  return t('lesson.lockedByMany', { lesson: first.title, other: second.title, more: more.length })
}

interface LessonRowProps {
  seminar: Seminar
  lesson: Lesson
  number: number
  isCurrent: boolean
  onOpen: LessonListProps['onOpen'] | undefined
}

function LessonRow({ seminar, lesson, number, isCurrent, onOpen }: LessonRowProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const facts = lessonFacts(tools, lesson)
  const content = (
    <>
      <span className="at-number">{number}</span>
      <span className="at-words">
        <span className="at-title">{lesson.title}</span>
        {lesson.isLocked ? (
          <span className="at-facts">{lockText(t, seminar, lesson)}</span>
        ) : (
          facts.length > 0 && <span className="at-facts">{facts.join(' · ')}</span>
        )}
      </span>
      <span className="at-status">
        <StatusWord status={lesson.status} isLocked={lesson.isLocked} />
      </span>
      {onOpen ? (
        <span className="at-arrow">
          <Icon icon={isCurrent ? Play : ChevronRight} />
        </span>
      ) : (
        <span className="at-arrow" />
      )}
    </>
  )
  if (!onOpen) return <div className="at-row">{content}</div>
  return (
    <button
      type="button"
      className="at-row"
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => onOpen(lesson)}
    >
      {content}
    </button>
  )
}
