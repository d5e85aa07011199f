import { Banner, Button, later, Meter, PageHeader, StateScreen } from '@atrium/design-system'
import { ArrowLeft, ChartNoAxesColumn, Package, Play, Plus, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { doneCount, isDone, isOwn, nextStep, progressOf } from '../seminar.logic.ts'
import type { Seminar, SeminarPort } from '../seminar.port.ts'
import { useOwnLessons, type OwnLessons } from '../useOwnLessons.ts'
import type { SessionModel } from '../useSession.ts'
import { CertificatePart } from './CertificatePart.tsx'
import { DatedPart } from './DatedPart.tsx'
import { LessonList } from './LessonList.tsx'
import type { OwnLessonAsk } from './OwnLessonDialogs.tsx'
import { OwnLessonMenu } from './OwnLessonMenu.tsx'
import { dueText, durationText, SeminarChip } from './words.tsx'

const OwnLessonDialogs = later(
  async () => (await import('./OwnLessonDialogs.tsx')).OwnLessonDialogs,
)

const Root = styled.article`
  @layer at.components {
    &:focus {
      outline: none;
      box-shadow: none;
    }
    > .at-back {
      margin-block-end: var(--at-space-2);
    }
    > .at-stale {
      margin-block-end: var(--at-space-4);
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
      /* Lines that wrap the other way round end above. */
      align-items: flex-end;
      gap: var(--at-space-4) var(--at-space-8);
      max-inline-size: 1080px;
      margin-block-end: 28px;
    }
    .at-facts {
      display: grid;
      flex: 1 1 420px;
      gap: var(--at-space-4);
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
      gap: var(--at-space-2);
    }
    .at-lessons {
      max-inline-size: 860px;
    }
    .at-ways {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: var(--at-space-2);
    }
    .at-more {
      margin-block-start: var(--at-space-3);
    }
    .at-lessons > h2 {
      margin: 0 0 var(--at-space-3);
      font: 640 var(--at-font-l) / 24px var(--at-font-heading);
    }
  }
`

export interface SeminarOverviewProps {
  port: SeminarPort
  model: SessionModel
  onLeave?: () => void
  onEdit?: () => void
  onPackage?: () => void
  menu?: ReactNode
  seminar: Seminar
  /** What is shown could not be loaded again. */
  hasFailed: boolean
}

/** A seminar with what is to be done next, its lessons, or its date. */
export function SeminarOverview({
  port,
  model,
  seminar,
  hasFailed,
  onLeave,
  onPackage,
  menu,
}: SeminarOverviewProps) {
  const { t } = useMessages(messages)
  const { kind, lessons, packageName, can } = seminar
  const article = useRef<HTMLElement>(null)
  // Whoever opened it reads on from here, also with a screen reader.
  useEffect(() => article.current?.focus({ preventScroll: true }), [])
  const own = useOwnLessons(port, seminar, () => model.reload())
  const [asks, setAsks] = useState<OwnLessonAsk>()
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
        <OverviewFacts port={port} model={model} seminar={seminar} />
        {seminar.imageUrl && <img className="at-picture" src={seminar.imageUrl} alt="" />}
      </div>
      {kind === 'dated' && <DatedPart seminar={seminar} model={model} />}
      {kind === 'scorm' && hasLessons && (
        <LessonsPart seminar={seminar} model={model} own={own} onAsk={setAsks} />
      )}
      {kind === 'scorm' && !hasLessons && packageName === null && (
        <NoLessons
          canEdit={can.edit}
          onPackage={onPackage}
          onAddLesson={own.add && (() => setAsks('add'))}
        />
      )}
      {asks && (
        <OwnLessonDialogs
          port={port}
          seminar={seminar}
          own={own}
          asks={asks}
          onClose={() => setAsks(undefined)}
        />
      )}
    </Root>
  )
}

interface OverviewFactsProps {
  port: SeminarPort
  model: SessionModel
  seminar: Seminar
}

/** How far somebody is in it, until when, and the way on. */
function OverviewFacts({ port, model, seminar }: OverviewFactsProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { now } = useModuleHost()
  const { kind, lessons, dueAt, durationMinutes, status } = seminar
  const hasLessons = lessons.some((lesson) => lesson.kind !== 'meeting')
  const step = nextStep(seminar)
  return (
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
  )
}

interface LessonsPartProps {
  seminar: Seminar
  model: SessionModel
  own: OwnLessons
  onAsk: (ask: OwnLessonAsk) => void
}

/** The lessons of a course; those made of films and documents can be changed here. */
function LessonsPart({ seminar, model, own, onAsk }: LessonsPartProps) {
  const { t } = useMessages(messages)
  return (
    <section className="at-lessons">
      <h2>{t('lessons.title')}</h2>
      <LessonList
        seminar={seminar}
        onOpen={model.openLesson}
        renderMenu={(lesson) =>
          isOwn(lesson) && (
            <OwnLessonMenu
              lesson={lesson}
              own={own}
              onRename={() => onAsk({ rename: lesson })}
              onReplace={() => onAsk({ replace: lesson })}
              onRemove={() => onAsk({ remove: lesson })}
            />
          )
        }
      />
      {own.add && (
        <div className="at-more">
          <Button icon={Plus} onPress={() => onAsk('add')}>
            {t('action.addLesson')}
          </Button>
        </div>
      )}
    </section>
  )
}

interface NoLessonsProps {
  canEdit: boolean
  onPackage: (() => void) | undefined
  onAddLesson: (() => void) | undefined
}

/** A course without lessons yet. */
function NoLessons({ canEdit, onPackage, onAddLesson }: NoLessonsProps) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="empty"
      icon={Package}
      title={t(canEdit ? 'package.missing' : 'package.notReady')}
      detail={t(canEdit ? 'package.missingDetail' : 'package.notReadyDetail')}
      action={
        canEdit && (
          <div className="at-ways">
            {onPackage && (
              <Button variant="primary" icon={Package} onPress={onPackage}>
                {t('action.package')}
              </Button>
            )}
            {onAddLesson && (
              <Button icon={Plus} onPress={onAddLesson}>
                {t('action.addLesson')}
              </Button>
            )}
          </div>
        )
      }
    />
  )
}
