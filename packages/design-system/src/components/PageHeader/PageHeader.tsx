import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { Skeleton } from '../Skeleton/index.ts'

export interface PageHeaderProps extends NativeProps<'header'> {
  /** Name of the page, its only first-level heading. */
  title: ReactNode
  /** A quiet line under the title. */
  subtitle?: ReactNode
  /** The way here, a `Breadcrumbs`. */
  breadcrumb?: ReactNode
  /** Controls at the end; the primary one last. */
  actions?: ReactNode
  /** Holds the place of title and subtitle while they load. */
  isLoading?: boolean
  /**
   * Holds the place of actions that come with the content: on a phone they take lines of their own. As much as those
   * that are given already, which nobody sees or reaches until then; else one line.
   */
  areActionsLoading?: boolean
}

const Root = styled.header`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    justify-content: space-between;
    gap: 14px var(--at-space-6);
    margin-block-end: 22px;

    > .at-words {
      min-inline-size: 0;
      flex: 1 1 280px;
    }
    .at-way {
      margin-block-end: 6px;
    }
    h1 {
      margin: 0;
      font: 650 var(--at-font-2xl) / 36px var(--at-font-heading);
      letter-spacing: -0.022em;
      overflow-wrap: anywhere;
      hyphens: auto;
      hyphenate-limit-chars: 16 6 6;
      text-wrap: balance;
    }
    &[aria-busy] h1 {
      display: flow-root;
      min-block-size: 36px;
    }
    > .at-words > p {
      display: flow-root;
      margin: 2px 0 0;
      overflow-wrap: anywhere;
      color: var(--at-text-2);
    }
    > .at-actions {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-2);
    }
    /* Who may do nothing has no line for it. */
    > .at-actions:empty {
      display: none;
    }
    /* What is to come: about as wide, so that it wraps as that will. */
    > .at-actions[inert] {
      display: flex;
      visibility: hidden;
      min-inline-size: 96px;
      min-block-size: 36px;
    }
    @media print {
      > .at-actions {
        display: none;
      }
    }
    @media (max-width: 767px) {
      margin-block-end: var(--at-space-4);
      h1 {
        font-size: 1.625rem;
        line-height: 32px;
      }
      &[aria-busy] h1 {
        min-block-size: 32px;
      }
    }
  }
`

/** The head of a page: where one is, what it is, what can be done. */
export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, breadcrumb, actions, isLoading, areActionsLoading, ...native } = props
  const strings = useStrings()
  return (
    <Root {...native} aria-busy={isLoading || undefined}>
      <div className="at-words">
        {breadcrumb && <div className="at-way">{breadcrumb}</div>}
        {isLoading ? (
          <>
            <h1>
              <span className="at-visually-hidden">{strings.loading}</span>
              <Skeleton shape="block" width="min(100%, 320px)" height="32px" />
            </h1>
            <p>
              <Skeleton width="min(100%, 240px)" />
            </p>
          </>
        ) : (
          <>
            <h1>{title}</h1>
            {subtitle && <p>{subtitle}</p>}
          </>
        )}
      </div>
      {(areActionsLoading || actions) && (
        <div className="at-actions" inert={areActionsLoading}>
          {actions}
        </div>
      )}
    </Root>
  )
}
