import {
  CloudOff,
  Compass,
  Construction,
  Inbox,
  Lock,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { Icon } from '../Icon/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { stateScreenStrings } from './stateScreen.strings.ts'

export const STATE_KINDS = [
  'empty',
  'error',
  'forbidden',
  'offline',
  'notFound',
  'loading',
  'maintenance',
] as const
export type StateKind = (typeof STATE_KINDS)[number]

export interface StateScreenProps extends NativeProps<'div'> {
  /** Which state it is. */
  kind: StateKind
  /** What happened; each kind has words of its own. */
  title?: string
  /** What is safe and what to do, in one sentence; each kind has words of its own. */
  detail?: ReactNode
  /** The one way on. */
  action?: ReactNode
  /** Says which failure it was, for the help desk. */
  reference?: string
  /** Another icon than the kind's own. */
  icon?: LucideIcon
  /** Level of the heading in the page; default 2. */
  headingLevel?: 1 | 2 | 3
}

const ICONS: Record<Exclude<StateKind, 'loading'>, LucideIcon> = {
  empty: Inbox,
  error: TriangleAlert,
  forbidden: Lock,
  offline: CloudOff,
  notFound: Compass,
  maintenance: Construction,
}

const Root = styled.div`
  @layer at.components {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-block-size: 280px;
    padding: var(--at-space-10) var(--at-space-6);
    text-align: center;

    > .at-mark {
      display: grid;
      place-items: center;
      inline-size: 56px;
      block-size: 56px;
      margin-block-end: 10px;
      border-radius: var(--at-radius-xl);
      background: var(--at-sunken);
      color: var(--at-text-2);
    }
    &[data-at-kind='empty'] .at-mark,
    &[data-at-kind='loading'] .at-mark {
      background: var(--at-brand-wash);
      color: var(--at-brand-text);
    }
    &[data-at-kind='error'] .at-mark {
      background: var(--at-bad-soft);
      color: var(--at-bad-text);
    }
    > .at-title {
      margin: 0;
      font: 640 var(--at-font-l) / 24px var(--at-font-heading);
      letter-spacing: -0.012em;
      text-wrap: balance;
    }
    > p {
      max-inline-size: 46ch;
      margin: 0;
      color: var(--at-text-2);
      text-wrap: pretty;
    }
    > small {
      margin-block-start: 6px;
      color: var(--at-text-3);
      font-size: var(--at-font-s);
      user-select: all;
    }
    > .at-action {
      margin-block-start: 14px;
    }
    @media (forced-colors: active) {
      .at-mark {
        border: 1px solid currentColor;
      }
    }
  }
`

/** A screen that says in one sentence why there is nothing to see, with one way on (LAY-15). */
export function StateScreen(props: StateScreenProps) {
  const { kind, title, detail, action, reference, icon, headingLevel = 2, ...native } = props
  const strings = useStrings()
  const own = useStrings(stateScreenStrings)
  const words = kind === 'maintenance' ? own.maintenance : strings.states[kind]
  const Heading = `h${headingLevel}` as const
  const text = detail ?? words.detail
  const role = kind === 'error' || kind === 'offline' ? 'alert' : native.role
  return (
    <Root {...native} data-at-kind={kind} role={role} aria-busy={kind === 'loading' || undefined}>
      <span className="at-mark" aria-hidden="true">
        {kind === 'loading' ? (
          <Spinner size={26} label="" />
        ) : (
          <Icon icon={icon ?? ICONS[kind]} size={26} />
        )}
      </span>
      <Heading className="at-title">{title ?? words.title}</Heading>
      {text && <p>{text}</p>}
      {reference && (
        <small>
          {strings.reference}: {reference}
        </small>
      )}
      {action && <div className="at-action">{action}</div>}
    </Root>
  )
}
