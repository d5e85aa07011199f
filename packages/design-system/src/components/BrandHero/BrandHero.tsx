import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'
import { brandHeroCss } from './brandHero.css.ts'

export interface BrandHeroProps extends NativeProps<'div'> {
  /** The large words. */
  title: ReactNode
  /** Level of the heading in the page; default 2. */
  level?: 1 | 2 | 3
  /** A quieter line. */
  subtitle?: ReactNode
  /** Stands above the words: a logo. */
  mark?: ReactNode
  /** One or two buttons below the words. */
  actions?: ReactNode
  /** The brand's picture; without one the brand's colour with the lines of an inner court. */
  pictureUrl?: string | null
  /** Part of the picture that stays in sight, as CSS: `50% 20%`; default the middle. */
  focus?: string
  /** Default `medium`, 280 px; `short` 160; `fill` is as high as its surroundings. */
  height?: 'short' | 'medium' | 'fill'
}

const Root = styled.div`
  ${brandHeroCss}
`

const RINGS = [0, 1, 2, 3, 4, 5]

/** The brand's own place on a page; its words are readable over any picture. */
export function BrandHero(props: BrandHeroProps) {
  const {
    title,
    level = 2,
    subtitle,
    mark,
    actions,
    pictureUrl,
    focus,
    height = 'medium',
    ...native
  } = props
  const [failed, setFailed] = useState<string>()
  const picture = pictureUrl && pictureUrl !== failed ? pictureUrl : undefined
  const Heading = `h${level}` as const
  return (
    <Root
      {...native}
      data-at-ground={picture ? 'picture' : 'brand'}
      data-at-height={height}
      style={
        focus ? ({ '--_focus': focus, ...native.style } as Record<string, string>) : native.style
      }
    >
      {picture ? (
        <img className="at-picture" src={picture} alt="" onError={() => setFailed(picture)} />
      ) : (
        <svg className="at-court" viewBox="0 0 600 600" aria-hidden="true">
          {RINGS.map((ring) => (
            <rect
              key={ring}
              x={ring * 40 + 0.5}
              y={ring * 40 + 0.5}
              width={599 - ring * 80}
              height={599 - ring * 80}
              rx={40 - ring * 4}
            />
          ))}
        </svg>
      )}
      {mark && <div className="at-mark">{mark}</div>}
      <div className="at-words">
        <Heading>{title}</Heading>
        {subtitle && <p>{subtitle}</p>}
        {actions && <div className="at-actions">{actions}</div>}
      </div>
    </Root>
  )
}
