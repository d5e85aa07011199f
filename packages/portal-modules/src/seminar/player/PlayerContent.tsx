import { Button, Skeleton, StateScreen } from '@atrium/design-system'
import { CloudAlert, Eye, MonitorSmartphone, RotateCw } from 'lucide-react'
import { errorText, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { MediaLesson } from './media/MediaLesson.tsx'
import type { LessonPlayer } from './useLessonPlayer.ts'

/** What a lesson may do: run, keep its own data, send forms, open windows, save files. Not: lead the portal away. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads'

export interface PlayerContentProps {
  lesson: { id: number; title: string }
  model: LessonPlayer
}

/** The lesson that runs, or why none does. */
export function PlayerContent({ lesson, model }: PlayerContentProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { player, reopen, takeOver, setFrame, setFlush } = model
  return (
    <>
      {player.state === 'opening' && (
        <section className="at-state" aria-busy="true" aria-label={t('player.opening')}>
          <Skeleton lines={4} />
        </section>
      )}
      {player.state === 'failed' && player.error.reason === 'only-looking' && (
        <div className="at-state">
          <StateScreen
            kind="empty"
            icon={Eye}
            title={t('onlyLooking.title')}
            detail={t('onlyLooking.detail')}
          />
        </div>
      )}
      {player.state === 'failed' && player.error.reason !== 'only-looking' && (
        <div className="at-state">
          <StateScreen
            kind={player.error.code === 'offline' ? 'offline' : 'error'}
            title={t('player.failed')}
            detail={errorText(tools, player.error)}
            reference={player.error.reference}
            action={
              <Button variant="primary" icon={RotateCw} onPress={reopen}>
                {t('action.retry')}
              </Button>
            }
          />
        </div>
      )}
      {player.state === 'elsewhere' && (
        <div className="at-state">
          <StateScreen
            kind="empty"
            icon={MonitorSmartphone}
            title={t('elsewhere.title')}
            detail={t('elsewhere.detail')}
            action={
              <Button variant="primary" onPress={takeOver}>
                {t('elsewhere.takeOver')}
              </Button>
            }
          />
        </div>
      )}
      {player.state === 'takenOver' && (
        <div className="at-state">
          <StateScreen
            kind="empty"
            icon={CloudAlert}
            title={t('takenOver.title')}
            detail={t('takenOver.detail')}
            action={<Button onPress={takeOver}>{t('takenOver.takeBack')}</Button>}
          />
        </div>
      )}
      {player.state === 'over' && (
        <div className="at-state">
          <StateScreen
            kind="empty"
            icon={RotateCw}
            title={t('over.title')}
            detail={t('over.detail')}
            action={<Button onPress={reopen}>{t('player.reload')}</Button>}
          />
        </div>
      )}
      {player.state === 'running' && player.launch.scormVersion === null && (
        <MediaLesson
          key={player.launch.launchId}
          launch={player.launch}
          lesson={lesson}
          runtime={player.runtime}
          setFlush={setFlush}
        />
      )}
      {player.state === 'running' && player.launch.scormVersion !== null && (
        <iframe
          key={player.launch.launchId}
          ref={setFrame}
          src={player.launch.url}
          title={t('player.frame', { title: lesson.title })}
          sandbox={sandbox}
          // `unload`: many lessons report their end there, and browsers no longer call it in frames.
          allow="fullscreen; autoplay; unload"
        />
      )}
    </>
  )
}
