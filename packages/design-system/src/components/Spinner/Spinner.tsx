import { keyframes, styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'

export interface SpinnerProps extends NativeProps<'svg'> {
  /** Edge length in pixels; default 18. */
  size?: number
  /** Spoken text; the default says that something is loading. An empty string hides it where the surroundings speak. */
  label?: string
}

const turn = keyframes`to { rotate: 1turn }`
const breathe = keyframes`50% { opacity: 0.35 }`

const Ring = styled.svg`
  @layer at.components {
    flex: none;
    animation: ${turn} 0.9s linear infinite;

    circle {
      fill: none;
      stroke: currentColor;
      stroke-width: 2.25;
      stroke-linecap: round;
    }
    circle:first-child {
      opacity: 0.22;
    }
    @media (prefers-reduced-motion: reduce) {
      animation: ${breathe} 2.4s ease-in-out infinite;
    }
  }
`

/** A turning ring for a wait without known end. */
export function Spinner({ size = 18, label, ...native }: SpinnerProps) {
  const strings = useStrings()
  const spoken = label ?? strings.loading
  const aria = spoken ? { role: 'img', 'aria-label': spoken } : { 'aria-hidden': true }
  return (
    <Ring {...native} viewBox="0 0 20 20" width={size} height={size} {...aria}>
      <circle cx="10" cy="10" r="8" />
      <circle cx="10" cy="10" r="8" pathLength="100" strokeDasharray="28 100" />
    </Ring>
  )
}
