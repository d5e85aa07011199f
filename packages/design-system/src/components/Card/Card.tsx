import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface CardProps {
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
}

const Surface = styled.section`
  @layer at.components {
    --at-ground: var(--at-raised);
    min-inline-size: 0;
    padding: 20px;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-raised);
    color: var(--at-text);

    &[data-at-tone='brand'] {
      --at-ground: var(--at-brand-wash);
      border-color: var(--at-brand-line);
      background: var(--at-brand-wash);
    }
    &[data-at-padding='none'] {
      padding: 0;
      overflow: clip;
    }
    > .at-head {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 4px 16px;
      margin-block-end: 12px;
    }
    &[data-at-padding='none'] > .at-head {
      margin: 0;
      padding: 16px 20px;
    }
    > .at-head > .at-title {
      margin: 0;
      font: 640 var(--at-font-l) / 24px var(--at-font-heading);
      letter-spacing: -0.012em;
      overflow-wrap: anywhere;
    }
    &[data-at-tone='brand'] > .at-head > .at-title {
      color: var(--at-brand-text);
    }
    > .at-head > .at-aside {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    @media (max-width: 767px) {
      &:not([data-at-padding='none']) {
        padding: 16px;
      }
    }
    @media print {
      break-inside: avoid;
    }
  }
`

/** A group of content: a hairline, no shadow. */
export function Card(props: CardProps) {
  const { title, headingLevel = 2, aside, children, tone = 'plain', padding = 'medium' } = props
  const Heading = `h${headingLevel}` as const
  return (
    <Surface data-at-tone={tone} data-at-padding={padding}>
      {(title || aside) && (
        <div className="at-head">
          {title && <Heading className="at-title">{title}</Heading>}
          {aside && <div className="at-aside">{aside}</div>}
        </div>
      )}
      {children}
    </Surface>
  )
}
