import { Drawer, IconButton } from '@atrium/design-system'
import { ListOrdered, PanelLeft, SkipBack, SkipForward } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { useMedia } from '../../kit/useMedia.ts'
import type { NavigationRequest } from '../frame/protocol.ts'
import { messages } from '../messages/index.ts'
import { Player, type PlayerHandle } from '../player/index.ts'
import { lessonAfter, neighboursOf, validRequests } from '../seminar.logic.ts'
import type { Lesson, Seminar, SeminarPort } from '../seminar.port.ts'
import type { SessionModel } from '../useSession.ts'
import { LessonList } from './LessonList.tsx'

const Stage = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-4);

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

export interface LessonStageProps {
  port: SeminarPort
  model: SessionModel
  seminar: Seminar
  lesson: Lesson
}

/** A lesson that runs, with the others beside it; on a phone they come as a sheet. */
export function LessonStage({ port, model, seminar, lesson }: LessonStageProps) {
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
