import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'
import { Heading, type HeadingProps } from '../Heading/index.ts'

export interface SectionProps extends NativeProps<'section'> {
  /** Its heading, which also names it. */
  title: ReactNode
  /** A quiet sentence under the heading. */
  description?: ReactNode
  /** Stands at the end of the heading's line: a link, a number, a control. */
  aside?: ReactNode
  /** What it holds. */
  children: ReactNode
  /** Level of the heading in the page; default 2. */
  level?: Exclude<HeadingProps['level'], 1>
  /** A hairline above it. */
  hasDivider?: boolean
}

const Root = styled.section`
  @layer at.components {
    min-inline-size: 0;

    & + & {
      margin-block-start: var(--at-space-8);
    }
    &[data-at-divider] {
      padding-block-start: var(--at-space-6);
      border-block-start: 1px solid var(--at-line);
    }
    > .at-head {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: var(--at-space-1) var(--at-space-4);
      margin-block-end: 14px;
    }
    .at-description {
      inline-size: 100%;
      /* A whole line of its own, however short it may be read in. */
      padding-inline-end: max(0px, calc(100% - 68ch));
      color: var(--at-text-2);
    }
    .at-aside {
      color: var(--at-text-2);
      font-size: var(--at-font-s);
    }
    /* On a phone what it is comes before what can be done. */
    @media (width < 600px) {
      .at-aside:not(:last-child) {
        order: 1;
        inline-size: 100%;
        margin-block-start: var(--at-space-1);
      }
    }
  }
`

/** A part of a page under a heading. */
export function Section(props: SectionProps) {
  const { title, description, aside, children, level = 2, hasDivider, ...native } = props
  const id = useId()
  return (
    <Root {...native} aria-labelledby={id} data-at-divider={hasDivider || undefined}>
      <div className="at-head">
        <Heading level={level} size="l" id={id}>
          {title}
        </Heading>
        {aside && <div className="at-aside">{aside}</div>}
        {description && <p className="at-description">{description}</p>}
      </div>
      {children}
    </Root>
  )
}
