import { TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'
import { Icon } from '../Icon/index.ts'
import { meterCss } from './meter.css.ts'
import { useMeter, type MeterInput } from './useMeter.ts'

export interface MeterProps extends MeterInput, NativeProps<'div'> {
  /** Default `brand`; beyond the limit it is always `bad`. */
  tone?: 'brand' | 'ok' | 'warn' | 'bad' | 'neutral'
  /** Where the words stand: `above` the bar, default; the value `below` it; or only spoken. */
  text?: 'above' | 'below' | 'hidden'
}

const Root = styled.div`
  ${meterCss}
`

/** How much there is of what there may be; says when it is more. */
export function Meter(props: MeterProps) {
  const {
    tone = 'brand',
    text = 'above',
    label,
    value,
    max,
    valueText,
    overText,
    style: given,
    ...native
  } = props
  const meter = useMeter({ label, value, max, valueText, overText })
  const style = {
    ...given,
    '--_within': `${meter.parts.within * 100}%`,
    '--_over': `${meter.parts.over * 100}%`,
  }
  return (
    <Root
      {...native}
      {...meter.aria}
      data-at-tone={meter.isOver ? 'bad' : tone}
      data-at-over={meter.isOver || undefined}
      style={style}
    >
      {text === 'above' && (
        <span className="at-line">
          <span className="at-name">{label}</span>
          <span className="at-value">{meter.text}</span>
        </span>
      )}
      <span className="at-track">
        <span className="at-within" />
        {meter.isOver && <span className="at-beyond" />}
      </span>
      {text === 'below' && <span className="at-value">{meter.text}</span>}
      {meter.isOver && text !== 'hidden' && (
        <span className="at-warning">
          <Icon icon={TriangleAlert} size={14} />
          {meter.overText}
        </span>
      )}
    </Root>
  )
}
