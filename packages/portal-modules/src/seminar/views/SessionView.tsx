import {
  Banner,
  Button,
  Drawer,
  IconButton,
  later,
  Meter,
  PageHeader,
  StateScreen,
} from '@atrium/design-system'
import {
  ArrowLeft,
  ChartNoAxesColumn,
  ListOrdered,
  Package,
  PanelLeft,
  Play,
  RotateCcw,
  SkipBack,
  SkipForward,
} from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { useMedia } from '../../kit/useMedia.ts'
import type { NavigationRequest } from '../frame/protocol.ts'
import { messages } from '../messages/index.ts'
import { Player, type PlayerHandle } from '../player/index.ts'
import { doneCount, isDone, lessonAfter, neighboursOf, nextStep, progressOf, validRequests } from '../seminar.logic.ts' // prettier-ignore
import type { Lesson, Seminar, SeminarPort } from '../seminar.port.ts'
import type { SessionModel } from '../useSession.ts'
import { CertificatePart } from './CertificatePart.tsx'
import { DatedPart } from './DatedPart.tsx'
import { LessonList } from './LessonList.tsx'
import { SeminarsFailed, SeminarsLoading } from './SeminarStates.tsx'
import { dueText, durationText, SeminarChip } from './words.tsx'

const ReportView = later(async () => (await import('./ReportView.tsx')).ReportView)

const Root = styled.article`
  @layer at.components {
    &:focus {
      outline: none;
      box-shadow: none;
    }
    > .at-back {
      margin-block-end: 8px;
    }
    > .at-stale {
      margin-block-end: 16px;
    }
    .at-meta {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 6px 14px;
      margin-block-start: -4px;
      color: var(--at-text-2);
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    .at-head {
      display: flex;
      flex-wrap: wrap-reverse;
      align-items: flex-start;
      gap: 16px 32px;
      max-inline-size: 1080px;
      margin-block-end: 28px;
    }
    .at-facts {
      display: grid;
      flex: 1 1 420px;
      gap: 16px;
      min-inline-size: 0;
      max-inline-size: 720px;
    }
    .at-picture {
      display: block;
      flex: 0 1 300px;
      inline-size: 300px;
      aspect-ratio: 16 / 9;
      object-fit: cover;
      border-radius: var(--at-radius-l);
      background: var(--at-sunken);
    }
    @media (max-width: 640px) {
      .at-facts {
        flex-basis: 100%;
      }
      .at-picture {
        flex: 1 0 100%;
        inline-size: 100%;
      }
    }
    .at-about {
      max-inline-size: 68ch;
      margin: 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-l) / 26px var(--at-font-body);
      text-wrap: pretty;
    }
    .at-go {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }
    .at-lessons {
      max-inline-size: 860px;
    }
    .at-lessons > h2 {
      margin: 0 0 12px;
      font: 640 var(--at-font-l) / 24px var(--at-font-heading);
    }
  }
`
const Stage = styled.div`
  @layer at.components {
    display: grid;
    gap: 16px;

    &[data-at-list] {
      grid-template-columns: 290px minmax(0, 1fr);
    }
    > nav {
      max-block-size: clamp(440px, calc(100dvh - 190px), 1200px);
      overflow: auto;
    }
    @media (max-width: 960px) {
      &[data-at-list] {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
`

export interface SessionViewProps {
  port: SeminarPort
  model: SessionModel
  onLeave?: () => void
  onEdit?: () => void
  onPackage?: () => void
  menu?: ReactNode
}

/** One seminar as it is seen: its overview, a lesson, or the report. */
export function SessionView({ port, model, ...more }: SessionViewProps) {
  const { seminar, place } = model
  const { onLeave } = more
  if (seminar.state === 'loading') return <SeminarsLoading />
  if (seminar.state === 'failed')
    return <SeminarsFailed error={seminar.error} onRetry={seminar.retry} onLeave={onLeave} />
  const { data } = seminar
  if (place === 'report')
    return <ReportView port={port} seminar={data} onLeave={model.openOverview} />
  if (place !== 'overview')
    return (
      <LessonStage key={data.id} port={port} model={model} seminar={data} lesson={place.lesson} />
    )
  return (
    <Overview
      port={port}
      model={model}
      seminar={data}
      hasFailed={seminar.refreshError !== undefined}
      {...more}
    />
  )
}

interface OverviewProps extends SessionViewProps {
  seminar: Seminar
  hasFailed: boolean
}

function Overview({ port, model, seminar, hasFailed, onLeave, onPackage, menu }: OverviewProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { now } = useModuleHost()
  const { kind, lessons, dueAt, durationMinutes, status, packageName, can } = seminar
  const article = useRef<HTMLElement>(null)
  // Whoever opened it reads on from here, also with a screen reader.
  useEffect(() => article.current?.focus({ preventScroll: true }), [])
  const step = nextStep(seminar)
  const hasLessons = lessons.some((lesson) => lesson.kind !== 'meeting')
  return (
    <Root ref={article} tabIndex={-1} aria-label={seminar.title}>
      {onLeave && (
        <div className="at-back">
          <Button icon={ArrowLeft} size="compact" variant="quiet" onPress={onLeave}>
            {t('action.back')}
          </Button>
        </div>
      )}
      <PageHeader
        title={seminar.title}
        actions={
          <>
            {model.openReport && (
              <Button icon={ChartNoAxesColumn} onPress={model.openReport}>
                {t('report.open')}
              </Button>
            )}
            {menu}
          </>
        }
      />
      {hasFailed && (
        <div className="at-stale">
          <Banner tone="warn">{t('refresh.failed')}</Banner>
        </div>
      )}
      <div className="at-head">
        <div className="at-facts">
          <div className="at-meta">
            <SeminarChip seminar={seminar} />
            {durationMinutes !== null && <span>{durationText(tools, durationMinutes)}</span>}
            {kind === 'scorm' && dueAt !== null && !isDone(status) && (
              <span>{dueText(tools, dueAt, now())}</span>
            )}
          </div>
          {seminar.description && <p className="at-about">{seminar.description}</p>}
          {kind === 'scorm' && hasLessons && (
            <Meter
              label={t('progress.label')}
              value={Math.round(progressOf(seminar) * 100)}
              valueText={t('progress.lessons', { done: doneCount(seminar), count: lessons.length })}
              tone={isDone(status) ? 'ok' : 'brand'}
            />
          )}
          {kind === 'scorm' && step && (
            <div className="at-go">
              <Button
                variant={step.kind === 'again' ? 'secondary' : 'primary'}
                icon={step.kind === 'again' ? RotateCcw : Play}
                onPress={() => model.openLesson(step.lesson)}
              >
                {lessons.length === 1 && step.kind === 'resume'
                  ? t('go.resumeOnly')
                  : t(`go.${step.kind}`, { number: step.number })}
              </Button>
            </div>
          )}
          <CertificatePart port={port} seminar={seminar} />
        </div>
        {seminar.imageUrl && <img className="at-picture" src={seminar.imageUrl} alt="" />}
      </div>
      {kind === 'dated' && <DatedPart seminar={seminar} model={model} />}
      {kind === 'scorm' && hasLessons && (
        <section className="at-lessons">
          <h2>{t('lessons.title')}</h2>
          <LessonList seminar={seminar} onOpen={model.openLesson} />
        </section>
      )}
      {kind === 'scorm' && !hasLessons && packageName === null && (
        <StateScreen
          kind="empty"
          icon={Package}
          title={t(can.edit ? 'package.missing' : 'package.notReady')}
          detail={t(can.edit ? 'package.missingDetail' : 'package.notReadyDetail')}
          action={
            can.edit &&
            onPackage && (
              <Button variant="primary" icon={Package} onPress={onPackage}>
                {t('action.package')}
              </Button>
            )
          }
        />
      )}
    </Root>
  )
}

interface LessonStageProps {
  port: SeminarPort
  model: SessionModel
  seminar: Seminar
  lesson: Lesson
}

/** A lesson that runs, with the others beside it; on a phone they come as a sheet. */
function LessonStage({ port, model, seminar, lesson }: LessonStageProps) {
  const { t } = useMessages(messages)
  const { notify } = useModuleHost()
  const isNarrow = useMedia('(max-width: 960px)')
  const [hasList, setList] = useState(true)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const { previous, next } = neighboursOf(seminar, lesson.id)
  const showsList = hasList && !isNarrow && seminar.lessons.length > 1
  const number = seminar.lessons.indexOf(lesson) + 1

  const player = useRef<PlayerHandle>(null)
  // A course may have a lesson begin once more.
  const [round, setRound] = useState(0)
  const hides = (control: 'continue' | 'previous') => seminar.navigation?.lessonId === lesson.id && seminar.navigation.hidden.includes(control) // prettier-ignore
  const valid = useMemo(() => validRequests(seminar, lesson.id), [lesson.id, seminar])
  const open = (to: Lesson | undefined) => {
    if (to?.id === lesson.id) setRound(round + 1)
    else if (to) model.openLesson(to)
    else model.openOverview()
    model.reload()
  }
  // The lesson says its end before another one begins.
  const go = async (to: Lesson) => {
    setSheetOpen(false)
    if (to.id === lesson.id) return
    await player.current?.leave()
    open(to)
  }
  // Where the course leads depends on what the lesson has said at its end.
  const navigate = async (request: NavigationRequest, target?: string) => {
    if (request === 'previous' && !previous && !seminar.navigation) return
    await player.current?.leave()
    const now = (await model.lookUp()) ?? seminar
    open(lessonAfter(now, lesson.id, request, target))
  }
  return (
    <Stage data-at-list={showsList || undefined}>
      {showsList && (
        <nav aria-label={t('lessons.title')}>
          <LessonList
            seminar={seminar}
            currentId={lesson.id}
            onOpen={(one) => void go(one)}
            isNarrow
          />
        </nav>
      )}
      <Player
        key={`${lesson.id}-${round}`}
        ref={player}
        port={port}
        seminarId={seminar.id}
        lessonId={lesson.id}
        title={t('player.title', { number, count: seminar.lessons.length, title: lesson.title })}
        onExit={(outcome) => {
          if (outcome === 'kept')
            notify({ tone: 'info', title: t('player.kept'), detail: t('player.keptDetail') })
          model.openOverview()
          model.reload()
        }}
        valid={valid}
        // Where it leads is known once it is.
        onOpen={() => seminar.navigation && model.reload()}
        onNavigate={(request, target) => void navigate(request, target)}
        onStanding={(standing) => model.takeStanding(lesson.id, standing)}
        start={
          seminar.lessons.length > 1 && (
            <IconButton
              size="compact"
              icon={isNarrow ? ListOrdered : PanelLeft}
              label={t(showsList ? 'player.hideLessons' : 'player.showLessons')}
              aria-expanded={isNarrow ? isSheetOpen : showsList}
              onPress={() => (isNarrow ? setSheetOpen(true) : setList(!hasList))}
            />
          )
        }
        actions={
          seminar.lessons.length > 1 && (
            <>
              {!hides('previous') && (
                <IconButton
                  size="compact"
                  icon={SkipBack}
                  label={t('player.previous')}
                  isDisabled={!previous}
                  onPress={() => void navigate('previous')}
                />
              )}
              {!hides('continue') && (
                <IconButton
                  size="compact"
                  icon={SkipForward}
                  label={t('player.next')}
                  isDisabled={!next}
                  onPress={() => void navigate('continue')}
                />
              )}
            </>
          )
        }
      />
      <Drawer isOpen={isSheetOpen} onOpenChange={setSheetOpen} title={t('lessons.title')}>
        <LessonList
          seminar={seminar}
          currentId={lesson.id}
          onOpen={(one) => void go(one)}
          isNarrow
        />
      </Drawer>
    </Stage>
  )
}
