import { useId } from 'react'
import { styled } from 'styled-components'
import { useOwn } from '../../field/index.ts'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { toZoom, ZoomSlider, zoomStrings } from '../ZoomSlider/index.ts'
import { useZoomPan } from './useZoomPan.ts'

export interface ZoomImageProps extends NativeProps<'figure'> {
  /** Address of the picture. */
  src: string
  /** What it shows. */
  alt: string
  /** How large, 1 fits the frame, when the parent holds it. */
  zoom?: number
  /** How large at first; default 1. */
  defaultZoom?: number
  /** Called with every step of 0.1, from 0.5 to 3, or to 5 when enlarged (WFD-02). */
  onZoomChange?: (zoom: number) => void
  /** A frame of 800 by 700 pixels instead of 400 by 350, as far as there is room (WFD-02). */
  isEnlarged?: boolean
  /** Leaves out the slider below, where it stands elsewhere. */
  hasNoSlider?: boolean
}

const Root = styled.figure`
  @layer at.components {
    display: grid;
    justify-items: center;
    gap: var(--at-space-2);
    inline-size: 100%;
    max-inline-size: 400px;
    min-inline-size: 0;
    margin: 0;

    &[data-at-enlarged] {
      max-inline-size: 800px;
    }
    .at-frame {
      inline-size: 100%;
      max-block-size: 100dvh;
      aspect-ratio: 8 / 7;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-l);
      background: var(--at-sunken);
      overflow: hidden;
      touch-action: none;
      cursor: zoom-in;
      user-select: none;
    }
    .at-frame[data-at-loose] {
      cursor: grab;
    }
    .at-frame[data-at-dragging] {
      cursor: grabbing;
    }
    img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: contain;
      transform: translate(var(--_x), var(--_y)) scale(var(--_zoom));
      transition: transform var(--at-fast) var(--at-ease);
      pointer-events: none;
    }
    .at-frame[data-at-dragging] img {
      transition: none;
    }
    @media print {
      .at-frame {
        border: 0;
      }
      img {
        transform: none;
      }
    }
  }
`

/** A picture to look at closely: zoomed by wheel, keys and slider, moved by dragging, by click and by arrows. */
export function ZoomImage(props: ZoomImageProps) {
  const {
    src,
    alt,
    zoom: given,
    defaultZoom = 1,
    onZoomChange,
    isEnlarged,
    hasNoSlider,
    ...native
  } = props
  const strings = useStrings(zoomStrings)
  const id = useId()
  const [held, setZoom] = useOwn(given, defaultZoom, onZoomChange)
  const zoom = toZoom(held, isEnlarged)
  const { ref, offset, isDragging, zoomTo, handlers } = useZoomPan(zoom, setZoom, isEnlarged)
  const place = {
    '--_x': `${offset.x * 100}%`,
    '--_y': `${offset.y * 100}%`,
    '--_zoom': `${zoom}`,
  }
  return (
    <Root {...native} data-at-enlarged={isEnlarged || undefined}>
      {/* A group that takes the keys which move what it shows, like a scrolling region. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={ref}
        id={id}
        className="at-frame"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-label={strings.image(alt)}
        aria-describedby={`${id}-help`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-at-loose={zoom > 1 || undefined}
        data-at-dragging={isDragging || undefined}
        {...handlers}
      >
        <img src={src} alt={alt} draggable={false} style={place as Record<string, string>} />
      </div>
      <span id={`${id}-help`} hidden>
        {strings.help}
      </span>
      {!hasNoSlider && (
        <ZoomSlider
          value={zoom}
          onChange={(next) => zoomTo(next)}
          isEnlarged={isEnlarged}
          aria-controls={id}
        />
      )}
    </Root>
  )
}
