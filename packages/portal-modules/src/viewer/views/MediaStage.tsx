import { useEffect, useRef, type SyntheticEvent } from 'react'

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
  const tell = (isPlaying: boolean) => () => {
    at.current.isPlaying = isPlaying
    onPlayingChange(isPlaying)
  }
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
      if (time > 0) currentTarget.currentTime = time
      if (isPlaying) void currentTarget.play().catch(() => undefined)
      onShown()
    },
    onPlay: tell(true),
    onPause: tell(false),
    onEnded: tell(false),
    onError: onFail,
  }
  // What people upload brings no captions.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return kind === 'video' ? <video {...shared} playsInline /> : <audio {...shared} />
}
