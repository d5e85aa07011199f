import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Target } from '../../link/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { cardCss } from './card.css.ts'

export interface CardProps extends NativeProps<'section'> {
  /** Heading of the card. */
  title?: ReactNode
  /** Level of the heading in the page; default 2. */
  headingLevel?: 2 | 3 | 4
  /** Stands at the end of the heading's line: a number, a link, a control. */
  aside?: ReactNode
  /** What the card holds. */
  children?: ReactNode
  /** `brand` is the one card that waits for the reader; default `plain`. */
  tone?: 'plain' | 'brand'
  /** `none` lets the content reach the edges; default `medium`. */
  padding?: 'medium' | 'none'
  /** Makes the whole card the target of a link that its title is; other controls inside stay reachable. */
  href?: string
  /** Called by the whole card; with `href` in place of following it on a plain click. Needs a title. */
  onPress?: () => void
  /** The one that is chosen or shown beside. */
  isSelected?: boolean
  /** Something is under way with it. */
  isPending?: boolean
}

const Surface = styled.section`
  ${cardCss}
`

/** A group of content: a hairline, no shadow. */
export function Card(props: CardProps) {
  const {
    title,
    headingLevel = 2,
    aside,
    children,
    tone = 'plain',
    padding = 'medium',
    href,
    onPress,
    isSelected,
    isPending,
    ...native
  } = props
  const Heading = `h${headingLevel}` as const
  const isInteractive = Boolean(title) && (href !== undefined || onPress !== undefined)
  // Also what can be focused stands in a head, so that it stays the same when the card gets pending.
  const hasHead = Boolean(aside) || isPending || isInteractive
  return (
    <Surface
      {...native}
      data-at-tone={tone}
      data-at-padding={padding}
      data-at-interactive={isInteractive || undefined}
      data-at-selected={isSelected || undefined}
      data-at-pending={isPending || undefined}
      aria-busy={isPending || undefined}
    >
      {hasHead ? (
        <div className="at-head">
          {title && (
            <Heading className="at-title">
              <Target href={href} onPress={onPress} isCurrent={isSelected}>
                {title}
              </Target>
            </Heading>
          )}
          {(aside || isPending) && (
            <div className="at-aside">
              {isPending && <Spinner size={16} />}
              {aside}
            </div>
          )}
        </div>
      ) : (
        title && <Heading className="at-title">{title}</Heading>
      )}
      {children}
    </Surface>
  )
}
