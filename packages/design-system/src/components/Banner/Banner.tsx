import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { softToneCss } from '../../tone/index.ts'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'

export const BANNER_TONES = ['info', 'ok', 'warn', 'bad'] as const
export type BannerTone = (typeof BANNER_TONES)[number]

export interface BannerProps extends NativeProps<'div'> {
  /** Default `info`. */
  tone?: BannerTone
  /** What everybody on this screen should know. */
  children: ReactNode
  /** One way on. */
  action?: ReactNode
  /** Adds a cross that calls it; without it the banner cannot be closed (LAY-10). */
  onClose?: () => void
}

const ICONS = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert }

const Root = styled.div`
  ${softToneCss}
  @layer at.components {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 44px;
    padding: 6px var(--at-space-3) 6px var(--at-space-4);
    border: 1px solid transparent;
    font: 500 var(--at-font-m) / 20px var(--at-font-body);

    /* Over everything it reaches from edge to edge; inside a page or dialog it is a part of it. */
    :is(main, [role='dialog'], [role='alertdialog']) & {
      border-radius: var(--at-radius-m);
    }
    .at-icon {
      flex: none;
    }
    /* Where little would be left for the words, the way on stands below them. */
    > .at-words {
      display: flex;
      flex: 1;
      flex-wrap: wrap;
      align-items: center;
      gap: 6px 10px;
      min-inline-size: 0;
    }
    > .at-words > :first-child {
      flex: 1 1 200px;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    /* Several ways on stay together. */
    > .at-words > .at-ways {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 6px 10px;
    }
    button {
      color: inherit;
    }
    @media (forced-colors: active) {
      border-color: currentColor;
    }
  }
`

/** A line over the page about something that stays true for a while. */
export function Banner({ tone = 'info', children, action, onClose, ...native }: BannerProps) {
  const strings = useStrings()
  const words = {
    info: strings.toneInfo,
    ok: strings.toneSuccess,
    warn: strings.toneWarning,
    bad: strings.toneFailure,
  }
  return (
    <Root {...native} data-at-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon icon={ICONS[tone]} label={words[tone]} />
      <div className="at-words">
        <div>{children}</div>
        {action && <div className="at-ways">{action}</div>}
      </div>
      {onClose && <IconButton icon={X} label={strings.close} size="compact" onPress={onClose} />}
    </Root>
  )
}
