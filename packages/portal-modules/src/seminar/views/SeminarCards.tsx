import { Card, Meter } from '@atrium/design-system'
import { CalendarDays, Clock, GraduationCap, MonitorPlay, Presentation } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { cardGridCss } from '../../kit/lists/card-grid.css.ts'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { doneCount, isDone, progressOf, urgencyOf } from '../seminar.logic.ts'
import type { Seminar } from '../seminar.port.ts'
import { dueText, durationText, meetingText, SeminarChip, shortDay } from './words.tsx'

const Grid = styled.ul`
  ${cardGridCss}
  @layer at.components {
    --_least: 300px;
    --_corner: 12px;

    > li > section {
      display: flex;
      flex-direction: column;
    }
    /* Read after the title, seen before it. */
    > li > section > .at-picture {
      order: -1;
    }
    .at-corner {
      border-radius: var(--at-radius-m);
      background: var(--at-sheet);
    }
  }
`
const Body = styled.div`
  @layer at.components {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 10px;
    padding: 0 var(--at-space-5) var(--at-space-5);

    > .at-about {
      margin: 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
      text-wrap: pretty;
      overflow-wrap: anywhere;
    }
  }
`
const Picture = styled.div`
  @layer at.components {
    display: grid;
    place-items: center;
    inline-size: 100%;
    aspect-ratio: 16 / 7;
    overflow: hidden;
    border-radius: calc(var(--at-radius-l) - 1px) calc(var(--at-radius-l) - 1px) 0 0;
    background: linear-gradient(135deg, var(--at-brand-wash), var(--at-brand-soft));
    color: var(--at-brand-text);

    > img {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
  }
`
const Facts = styled.ul`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    gap: var(--at-space-1) 14px;
    margin: 0;
    padding: 0;
    color: var(--at-text-2);
    font: 400 var(--at-font-s) / 18px var(--at-font-body);
    font-variant-numeric: tabular-nums;
    list-style: none;

    > li {
      display: flex;
      align-items: center;
      gap: 6px;
      min-inline-size: 0;
    }
    svg {
      flex: none;
      color: var(--at-text-3);
    }
    > [data-at-late] {
      color: var(--at-bad-text);
      font-weight: 600;
    }
  }
`
const Foot = styled.div`
  @layer at.components {
    display: grid;
    gap: 10px;
    margin-block-start: auto;
    padding-block-start: 6px;
  }
`
const LIST = { role: 'list' }

export interface SeminarCardsProps {
  label: string
  seminars: readonly Seminar[]
  onOpen: (seminar: Seminar) => void
  menuOf: (seminar: Seminar) => ReactNode
  /** The seminar that was open last: it gets the focus back. */
  returnTo: number | undefined
}

/** Seminars as cards (SEM-01). */
export function SeminarCards({ label, seminars, onOpen, menuOf, returnTo }: SeminarCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const first = useRef(returnTo)
  useEffect(() => {
    if (first.current === undefined) return
    list.current
      ?.querySelector<HTMLElement>(`[data-seminar="${first.current}"] .at-target`)
      ?.focus({ preventScroll: false })
  }, [])
  return (
    <Grid ref={list} {...LIST} aria-label={label}>
      {seminars.map((seminar) => (
        <li key={seminar.id} data-seminar={seminar.id}>
          <SeminarCard seminar={seminar} onOpen={onOpen} />
          <div className="at-corner">{menuOf(seminar)}</div>
        </li>
      ))}
    </Grid>
  )
}

const fileTypes = { scorm: MonitorPlay, dated: Presentation } as const

function SeminarCard({
  seminar,
  onOpen,
}: Pick<SeminarCardsProps, 'onOpen'> & { seminar: Seminar }) {
  const tools = useMessages(messages)
  const { t } = tools
  const { now } = useModuleHost()
  const { kind, lessons, dueAt, startsAt, endsAt, durationMinutes, status } = seminar
  const Kind = fileTypes[kind]
  const isLate = urgencyOf(seminar, now()) === 'overdue'
  const done = doneCount(seminar)
  return (
    <Card padding="none" onPress={() => onOpen(seminar)} title={seminar.title}>
      <Picture className="at-picture" aria-hidden="true">
        {seminar.imageUrl ? (
          <img src={seminar.imageUrl} alt="" loading="lazy" />
        ) : (
          <GraduationCap size={40} strokeWidth={1.25} />
        )}
      </Picture>
      <Body>
        {seminar.description && <p className="at-about">{seminar.description}</p>}
        <div>
          <SeminarChip seminar={seminar} />
        </div>
        <Facts {...LIST}>
          <li>
            <Kind size={16} strokeWidth={1.75} aria-hidden="true" />
            {t(`kind.${kind}`)}
          </li>
          {durationMinutes !== null && (
            <li>
              <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
              {durationText(tools, durationMinutes)}
            </li>
          )}
        </Facts>
        <Foot>
          {kind === 'dated' && startsAt !== null && (
            <Facts {...LIST}>
              <li>
                <CalendarDays size={16} strokeWidth={1.75} aria-hidden="true" />
                {meetingText(tools, startsAt, endsAt, shortDay(now()))}
              </li>
            </Facts>
          )}
          {kind === 'scorm' && dueAt !== null && !isDone(status) && (
            <Facts {...LIST}>
              <li data-at-late={isLate || undefined}>
                <CalendarDays size={16} strokeWidth={1.75} aria-hidden="true" />
                {dueText(tools, dueAt, now())}
              </li>
            </Facts>
          )}
          {kind === 'scorm' && lessons.length > 0 && (
            <Meter
              label={t('progress.label')}
              value={Math.round(progressOf(seminar) * 100)}
              valueText={t('progress.lessons', { done, count: lessons.length })}
              text="below"
              tone={isDone(status) ? 'ok' : 'brand'}
            />
          )}
        </Foot>
      </Body>
    </Card>
  )
}
