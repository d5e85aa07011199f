import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { isPinPoint, usePinning } from '../../kit/index.ts'
import { PinTrack } from '../notes/PinTrack.tsx'
import { useMarker } from '../notes/useMarker.ts'

export interface MediaStageProps {
  kind: 'audio' | 'video'
  url: string
  title: string
  onPlayingChange: (isPlaying: boolean) => void
  onShown: () => void
  onFail: () => void
}

type Media = SyntheticEvent<HTMLMediaElement>

/** Sound or film with the browser's own controls; it goes on where it was when its address is renewed. */
export function MediaStage({
  kind,
  url,
  title,
  onPlayingChange,
  onShown,
  onFail,
}: MediaStageProps) {
  // prettier-ignore
  const at = useRef({ time: 0, isPlaying: false })
  const publish = (isPlaying: boolean) => () => {
    at.current.isPlaying = isPlaying
    onPlayingChange(isPlaying)
  }
  const media = useRef<HTMLMediaElement>(null)
  const [duration, setDuration] = useState(0)
  const pinning = usePinning()
  const version = pinning?.version ?? 1
  const jump = (seconds: number) => {
    at.current.time = seconds
    if (media.current) media.current.currentTime = seconds
  }
  useMarker(() => {
    media.current?.pause()
    return { version, seconds: Math.round((media.current?.currentTime ?? 0) * 100) / 100 }
  })
  const shown = pinning?.shown
  const jumpTo = useEffectEvent(jump)
  useEffect(() => {
    if (shown && !isPinPoint(shown.place)) jumpTo(shown.place.seconds)
  }, [shown])
  // A slideshow waits for what plays, and no longer when it has gone.
  useEffect(() => () => onPlayingChange(false), [onPlayingChange])
  const shared = {
    src: url,
    controls: true,
    preload: 'metadata',
    'aria-label': title,
    onTimeUpdate: ({ currentTarget }: Media) => void (at.current.time = currentTarget.currentTime),
    onLoadedMetadata: ({ currentTarget }: Media) => {
      const { time, isPlaying } = at.current
      setDuration(currentTarget.duration)
      if (time > 0) currentTarget.currentTime = time
      if (isPlaying) void currentTarget.play().catch(() => undefined)
      onShown()
    },
    onPlay: publish(true),
    onPause: publish(false),
    onEnded: publish(false),
    onError: onFail,
  }
  // What people upload brings no captions.
  const player =
    kind === 'video' ? (
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video ref={media as RefObject<HTMLVideoElement>} {...shared} playsInline />
    ) : (
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <audio ref={media as RefObject<HTMLAudioElement>} {...shared} />
    )
  return (
    <div className="at-media">
      {player}
      <PinTrack duration={duration} onJump={jump} />
    </div>
  )
}
