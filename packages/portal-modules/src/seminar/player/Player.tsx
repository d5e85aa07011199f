import { Banner, Button } from '@atrium/design-system'
import { LogOut } from 'lucide-react'
import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react'
import { styled } from 'styled-components'
import { FullScreenButton } from '../../kit/FullScreenButton.tsx'
import { useMessages } from '../../kit/index.ts'
import type { NavigationRequest, ValidRequests } from '../frame/protocol.ts'
import { messages } from '../messages/index.ts'
import type { SeminarPort, Standing } from '../seminar.port.ts'
import type { Outbox } from './outbox.ts'
import { PlayerContent } from './PlayerContent.tsx'
import { SavedLine } from './SavedLine.tsx'
import { useLessonPlayer } from './useLessonPlayer.ts'

/** What a host can have the player do. */
export interface PlayerHandle {
  /** Ends the visit; resolves when all is saved, or after three seconds with the rest kept on this device. */
  leave: () => Promise<'saved' | 'kept'>
}

export interface PlayerProps {
  port: SeminarPort
  seminarId: number
  lessonId: number
  /** Name of the lesson, for its frame and over it. */
  title?: string
  /** The learner leaves. `kept`: the last commit is on this device and is sent later. */
  onExit: (outcome: 'saved' | 'kept') => void
  /** The lesson asks to go somewhere, by its own buttons (SCORM navigation). */
  onNavigate?: (request: NavigationRequest, target: string | undefined) => void
  /** What the lesson may ask for, as it reads it from `adl.nav.request_valid`; absent: nobody knows. */
  valid?: ValidRequests
  /** The lesson was opened, and runs. */
  onOpen?: () => void
  /** What the last commit came to. */
  onStanding?: (standing: Standing) => void
  /** Controls before the title. */
  start?: ReactNode
  /** Controls after what is said about saving. */
  actions?: ReactNode
  /** For a host that leads to another lesson: it leaves this one first. */
  ref?: Ref<PlayerHandle>
  /** Where commits wait that did not arrive; default the browser's database. */
  outbox?: Outbox
}

const Root = styled.section`
  @layer at.components {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    block-size: var(--_height, clamp(440px, calc(100dvh - 190px), 1200px));
    overflow: hidden;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-sheet);

    > header {
      display: flex;
      flex: none;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-1) var(--at-space-3);
      padding: var(--at-space-2) var(--at-space-2) var(--at-space-2) var(--at-space-3);
      border-block-end: 1px solid var(--at-line);
    }
    .at-name {
      flex: 1 1 160px;
      min-inline-size: 0;
      margin: 0;
      overflow: hidden;
      color: var(--at-text);
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .at-tools {
      display: flex;
      flex: none;
      align-items: center;
      gap: var(--at-space-1);
    }
    > .at-place {
      position: relative;
      display: grid;
      flex: 1;
      min-block-size: 0;
      background: var(--at-sunken);
    }
    > .at-place > iframe {
      inline-size: 100%;
      block-size: 100%;
      border: 0;
      /* Lessons are made for white paper, whatever the portal's mode. */
      background: #fff;
      color-scheme: light;
    }
    > .at-place > .at-state {
      align-self: center;
      max-block-size: 100%;
      overflow: auto;
      padding: var(--at-space-4);
    }
    > .at-trouble {
      flex: none;
      padding: var(--at-space-2);
    }
    &:fullscreen {
      block-size: 100%;
      border: 0;
      border-radius: 0;
    }
    @media (max-width: 640px) {
      block-size: var(--_height, max(420px, calc(100dvh - 150px)));
      .at-name {
        flex-basis: 110px;
      }
      /* Its second line: what is saved, and the way to other lessons. */
      [data-at-saved] {
        flex: 1 1 50%;
        order: 1;
      }
      .at-tools {
        order: 2;
        margin-inline-start: auto;
      }
    }
  }
`

/** Runs one lesson and saves all that it says (SEM-01, SEM-06, T-87). */
export function Player({ ref, ...props }: PlayerProps) {
  const { port, seminarId, lessonId, title, onExit, start, actions, outbox } = props
  const { t, locale } = useMessages(messages)
  const name = title ?? t('player.lesson')
  const root = useRef<HTMLElement>(null)
  const model = useLessonPlayer({
    port,
    seminarId,
    lessonId,
    title: name,
    locale,
    onNavigate: (request, target) => props.onNavigate?.(request, target),
    onStanding: (standing) => props.onStanding?.(standing),
    valid: props.valid,
    onOpen: () => props.onOpen?.(),
    outbox,
  })
  const { player, saving, trouble, hasEnded, reopen, exit } = model
  useImperativeHandle(ref, () => ({ leave: exit }), [exit])
  const [hidden, setHidden] = useState<typeof trouble>()
  const leave = async () => onExit(await exit())
  const isLeaving = player.state === 'running' && player.isLeaving
  return (
    <Root ref={root} aria-label={name}>
      <header>
        {start}
        <h1 className="at-name">{name}</h1>
        {/* Nothing is said of saving before there was anything to save. */}
        {saving && (saving.savedAt !== null || saving.saved !== 'saved') && (
          <SavedLine saved={saving.saved} />
        )}
        <div className="at-tools">
          {actions}
          <FullScreenButton
            root={root}
            label={t('player.fullScreen')}
            backLabel={t('player.smaller')}
          />
        </div>
        <div className="at-exit">
          <Button size="compact" icon={LogOut} isPending={isLeaving} onPress={() => void leave()}>
            {t(isLeaving ? 'player.leaving' : 'player.exit')}
          </Button>
        </div>
      </header>
      {trouble && trouble !== hidden && player.state === 'running' && (
        <div className="at-trouble">
          <Banner
            tone={trouble === 'error' ? 'info' : 'warn'}
            onClose={() => setHidden(trouble)}
            action={<Button onPress={reopen}>{t('player.reload')}</Button>}
          >
            {t(trouble === 'error' ? 'player.threw' : 'player.silent')}
          </Banner>
        </div>
      )}
      {hasEnded && player.state === 'running' && !isLeaving && (
        <div className="at-trouble">
          <Banner
            tone="ok"
            action={<Button onPress={() => void leave()}>{t('player.onwards')}</Button>}
          >
            {t('player.ended')}
          </Banner>
        </div>
      )}
      {saving?.isShortened && (
        <div className="at-trouble">
          <Banner tone="warn">{t('player.shortened')}</Banner>
        </div>
      )}
      <div className="at-place">
        <PlayerContent lesson={{ id: lessonId, title: name }} model={model} />
      </div>
    </Root>
  )
}
