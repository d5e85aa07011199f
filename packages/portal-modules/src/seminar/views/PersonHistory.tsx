import { Button, Skeleton } from '@atrium/design-system'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { formatDay, isoDay, useMessages, useQuery } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { lessonOf, nameOf, statusIn } from '../report/report.logic.ts'
import type { Certificate, LessonStatus, Participant, PersonHistory as History, Seminar, SeminarPort } from '../seminar.port.ts' // prettier-ignore
import { spentText, StatusWord, type Tools } from './words.tsx'

const Root = styled.fieldset`
  @layer at.components {
    display: grid;
    gap: 18px;
    min-inline-size: 0;
    margin: 0;
    border: none;
    padding: var(--at-space-1) var(--at-space-1) var(--at-space-3);
    max-inline-size: 860px;

    section {
      display: grid;
      gap: 6px;
    }
    h2 {
      margin: 0;
      font: 640 var(--at-font-s) / 20px var(--at-font-body);
    }
    p,
    li {
      margin: 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 20px var(--at-font-body);
      overflow-wrap: anywhere;
    }
    ul {
      display: grid;
      gap: var(--at-space-1);
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .at-rows {
      gap: var(--at-space-2);
    }
    .at-rows > li {
      display: grid;
      grid-template-columns: minmax(120px, 1fr) 150px 90px 110px;
      gap: 2px var(--at-space-4);
      align-items: center;
      color: var(--at-text);
      font-variant-numeric: tabular-nums;
    }
    .at-rows .at-figure {
      text-align: end;
    }
    .at-rows .at-why {
      grid-column: 1 / -1;
      color: var(--at-text-2);
    }
    @media (max-width: 640px) {
      .at-rows > li {
        grid-template-columns: minmax(0, 1fr) max-content;
      }
      .at-rows .at-figure {
        text-align: start;
      }
    }
  }
`
export interface PersonHistoryProps {
  port: SeminarPort
  seminar: Seminar
  person: Participant
}

/** What a row of the report opens: each lesson of this attempt, earlier attempts, certificates (T-88, T-89). */
export function PersonHistory({ port, seminar, person }: PersonHistoryProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const history = useQuery(
    useMemo(() => port.person!(seminar.id, person.id), [person.id, port, seminar.id]),
  )
  // A reset or a withdrawal gives the row anew: what is told below it is asked again.
  const before = useRef(person)
  const askAgain = useEffectEvent(() => {
    if (history.state === 'ready') history.refresh()
  })
  useEffect(() => {
    if (before.current === person) return
    before.current = person
    askAgain()
  }, [person])
  return (
    <Root aria-label={t('person.of', { name: nameOf(person) })}>
      {seminar.kind === 'scorm' && <Lessons tools={tools} seminar={seminar} person={person} />}
      {history.state === 'loading' && <Skeleton />}
      {history.state === 'failed' && (
        <div>
          <p>{t('person.failed')}</p>
          <Button size="compact" onPress={history.retry}>
            {t('action.retry')}
          </Button>
        </div>
      )}
      {history.state === 'ready' && (
        <>
          {seminar.kind === 'scorm' && <Earlier tools={tools} history={history.data} />}
          {history.data.certificates.length > 0 && (
            <section>
              <h2>{t('person.certificates')}</h2>
              <ul>
                {history.data.certificates.map((one) => (
                  <li key={one.id}>{certificateText(tools, one)}</li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </Root>
  )
}

function Lessons({ tools, seminar, person }: { tools: Tools } & Omit<PersonHistoryProps, 'port'>) {
  const { t } = tools
  return (
    <section>
      <h2>{t('person.lessons')}</h2>
      {person.lessons.length === 0 && <p>{t('person.nothing')}</p>}
      {person.lessons.length > 0 && (
        <ul className="at-rows">
          {seminar.lessons.map(({ id, title }) => {
            const lesson = lessonOf(person, id)
            const status = statusIn(person, id)
            if (!status) return null
            return (
              <li key={id}>
                <Facts
                  tools={tools}
                  title={title}
                  status={status}
                  score={lesson?.score ?? null}
                  seconds={lesson?.seconds ?? 0}
                />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

function Earlier({ tools, history: { attempts } }: { tools: Tools; history: History }) {
  const { t } = tools
  return (
    <section>
      <h2>{t('person.earlier')}</h2>
      {attempts.length === 0 && <p>{t('person.none')}</p>}
      <ul className="at-rows">
        {attempts.map((one) => (
          <li key={`${one.lesson} ${one.attempt} ${one.endedAt}`}>
            <Facts
              tools={tools}
              title={`${one.lesson} · ${t('person.attempt', { number: one.attempt })}`}
              status={one.status}
              score={one.score}
              seconds={one.seconds}
            />
            <span className="at-why">
              {t(one.endedBy ? 'person.resetBy' : 'person.resetOn', {
                day: dayOf(tools, one.endedAt),
                name: one.endedBy,
                reason: one.reason,
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FactsProps {
  tools: Tools
  title: string
  status: LessonStatus
  score: number | null
  seconds: number
}

function Facts({ tools, title, status, score, seconds }: FactsProps) {
  return (
    <>
      <span>{title}</span>
      <span>
        <StatusWord status={status} />
      </span>
      <span className="at-figure">
        {score === null ? '–' : tools.t('lesson.score', { score: Math.round(score) })}
      </span>
      <span className="at-figure">{seconds > 0 ? spentText(tools, seconds) : '–'}</span>
    </>
  )
}

const dayOf = ({ locale }: Tools, moment: string) => formatDay(locale, isoDay(new Date(moment)))

function certificateText(tools: Tools, one: Certificate): string {
  const { number, withdrawnAt, withdrawnReason } = one
  const values = { number, day: dayOf(tools, one.completedAt), reason: withdrawnReason }
  if (!withdrawnAt) return tools.t('person.valid', values)
  return tools.t(withdrawnReason ? 'person.withdrawn' : 'person.withdrawnAttendance', values)
}
