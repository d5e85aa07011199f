import { Banner, Button } from '@atrium/design-system'
import { CircleCheck, RotateCw, SkipForward } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../../kit/index.ts'
import { messages } from '../../messages/index.ts'
import { addressIn, type MediaLessonProps } from './media.types.ts'
import { mediaCss } from './media.css.ts'
import { useWatching } from './useWatching.ts'
import { enough, type Watched } from './watched.logic.ts'

const Root = styled.div`
  ${mediaCss}
  @layer at.components {
    > .at-shown {
      position: relative;
      display: grid;
      background: #000;
    }
    video {
      inline-size: 100%;
      block-size: 100%;
      min-block-size: 0;
      object-fit: contain;
    }
    video:focus-visible {
      outline: 2px solid var(--at-focus);
      outline-offset: -2px;
    }
    .at-trouble {
      position: absolute;
      inset-block-start: 0;
      inset-inline: 0;
      padding: var(--at-space-2);
    }
  }
`

/** Seconds that the keys J and L go back and on. */
const leap = 10

/** A film that is a lesson: it goes on where it was, and what counts is what was watched (SEM-01, T-86). */
export function VideoLesson({ launch, lesson, runtime, setFlush }: MediaLessonProps) {
  const { t, locale } = useMessages(messages)
  const filmRef = useRef<HTMLVideoElement>(null)
  const watching = useWatching(filmRef, { cmi: launch.cmi, runtime, setFlush })
  const { watched, duration, share, isDone, gap, hasFailed } = watching
  const [captions] = useState(() => launch.captions ?? [])
  const shown = captions.find(({ language }) => language?.startsWith(locale)) ?? captions[0]
  const name = t('video.label', { title: lesson.title })
  const percent = Math.floor(share * 100)

  const onKeyDown = (event: KeyboardEvent) => {
    const { current: film } = filmRef
    if (!film || event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.toLowerCase()
    if (key === 'k') void (film.paused ? film.play().catch(() => undefined) : film.pause())
    else if (key === 'j') film.currentTime = Math.max(0, film.currentTime - leap)
    else if (key === 'l') film.currentTime = Math.min(film.duration, film.currentTime + leap)
    else if (key === 'm') film.muted = !film.muted
    else if (key === 'c') toggleCaptions(film)
    else return
    event.preventDefault()
  }
  // Whoever opened it plays it with the keys at once.
  useEffect(() => {
    const { activeElement: active } = document
    if (!active || active === document.body) filmRef.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Root>
      <div className="at-shown">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- they come with the film, or there are none */}
        <video
          ref={filmRef}
          src={addressIn(launch, launch.entry)}
          controls
          playsInline
          preload="metadata"
          tabIndex={0}
          // Captions lie on another origin than the portal, as the film does.
          crossOrigin="anonymous"
          aria-label={name}
          onKeyDown={onKeyDown}
        >
          {captions.map((one) => (
            <track
              key={one.entry}
              kind="captions"
              src={addressIn(launch, one.entry)}
              label={languageName(locale, one.language) ?? t('video.captions')}
              {...(one.language && { srcLang: one.language })}
              default={one === shown}
            />
          ))}
        </video>
        {hasFailed && (
          <div className="at-trouble">
            <Banner
              tone="warn"
              action={
                <Button icon={RotateCw} onPress={watching.retry}>
                  {t('action.retry')}
                </Button>
              }
            >
              {t('video.failed')} {t('video.failedDetail')}
            </Banner>
          </div>
        )}
      </div>
      <footer>
        <WatchedTrack watched={watched} duration={duration} isDone={isDone} />
        <span className="at-how-far">
          {isDone && <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" />}
          <strong>
            {t('video.watched', { percent: isDone ? Math.max(percent, 90) : percent })}
          </strong>
          <span>{isDone ? t('video.done') : t('video.rest', { enough: enough * 100 })}</span>
        </span>
        {gap !== undefined && (
          <Button size="compact" icon={SkipForward} onPress={() => watching.goTo(gap)}>
            {t('video.toGap')}
          </Button>
        )}
      </footer>
    </Root>
  )
}

interface WatchedTrackProps {
  watched: Watched
  duration: number
  isDone: boolean
}

/** Which parts were watched, from the beginning of the film to its end. What it says is said beside it. */
function WatchedTrack({ watched, duration, isDone }: WatchedTrackProps) {
  const share = (seconds: number) => `${Math.min(100, (seconds / duration) * 100)}%`
  return (
    <span className="at-track" aria-hidden="true" data-at-done={isDone || undefined}>
      {duration > 0 &&
        watched.map(([start, end]) => (
          <span
            key={start}
            style={{ insetInlineStart: share(start), inlineSize: share(end - start) }}
          />
        ))}
    </span>
  )
}

/** `Deutsch`; undefined where nobody knows which language it is. */
function languageName(locale: string, language: string | null): string | undefined {
  if (language === null) return undefined
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(language)
  } catch {
    return undefined
  }
}

function toggleCaptions({ textTracks }: HTMLVideoElement) {
  const all = [...textTracks]
  const isShown = all.some(({ mode }) => mode === 'showing')
  for (const [index, track] of all.entries()) track.mode = !isShown && index === 0 ? 'showing' : 'disabled' // prettier-ignore
}
