import { ZoomIn, ZoomOut } from 'lucide-react'
import { useId, type KeyboardEvent } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { useOwn } from '../../field/index.ts'
import { numberFormat } from '../../intl/formats.ts'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { maxZoom, stepZoom, toZoom, ZOOM } from './zoom.logic.ts'
import { zoomStrings } from './zoomSlider.strings.ts'

export interface ZoomSliderProps extends NativeProps<'div'> {
  /** How large, 1 being 100 %, when the parent holds it. */
  value?: number
  /** How large at first; default 1. */
  defaultValue?: number
  /** Called with every step of 0.1. */
  onChange?: (value: number) => void
  /** Reaches to 5 instead of 3 (WFD-02). */
  isEnlarged?: boolean
  /** Spoken name; default "zoom". */
  label?: string
  /** Id of what is zoomed. */
  'aria-controls'?: string
  /** Takes no input. */
  isDisabled?: boolean
}

const Root = styled.div`
  @layer at.components {
    display: flex;
    align-items: center;
    gap: var(--at-space-1);
    min-inline-size: 0;
    max-inline-size: 320px;
    color: var(--at-text-2);
    font: 500 var(--at-font-s) / 18px var(--at-font-body);

    input {
      flex: 1;
      min-inline-size: 48px;
      block-size: 24px;
      appearance: none;
      border-radius: var(--at-radius-s);
      background: transparent;
      cursor: pointer;
    }
    input::-webkit-slider-runnable-track {
      block-size: 4px;
      border-radius: var(--at-radius-full);
      background: linear-gradient(
        to right,
        var(--at-brand-edge) var(--_part),
        var(--at-line-strong) var(--_part)
      );
    }
    input:dir(rtl)::-webkit-slider-runnable-track {
      background: linear-gradient(
        to left,
        var(--at-brand-edge) var(--_part),
        var(--at-line-strong) var(--_part)
      );
    }
    input::-moz-range-track {
      block-size: 4px;
      border-radius: var(--at-radius-full);
      background: var(--at-line-strong);
    }
    input::-moz-range-progress {
      block-size: 4px;
      border-radius: var(--at-radius-full);
      background: var(--at-brand-edge);
    }
    input::-webkit-slider-thumb {
      appearance: none;
      inline-size: 16px;
      block-size: 16px;
      margin-block-start: -6px;
      border: 2px solid var(--at-brand-edge);
      border-radius: 50%;
      background: var(--at-raised);
    }
    input::-moz-range-thumb {
      box-sizing: border-box;
      inline-size: 16px;
      block-size: 16px;
      border: 2px solid var(--at-brand-edge);
      border-radius: 50%;
      background: var(--at-raised);
    }
    input:disabled {
      opacity: 0.55;
      cursor: not-allowed;
    }
    output {
      flex: none;
      min-inline-size: 6ch;
      font-variant-numeric: tabular-nums;
      text-align: end;
      white-space: nowrap;
    }
    @media (pointer: coarse) {
      input {
        block-size: 44px;
      }
      input::-webkit-slider-thumb {
        inline-size: 24px;
        block-size: 24px;
        margin-block-start: -10px;
      }
    }
    @media (forced-colors: active) {
      input {
        appearance: auto;
      }
    }
    @media print {
      display: none;
    }
  }
`

/** How large a picture is shown, from half to three times, or five when it is enlarged. */
export function ZoomSlider(props: ZoomSliderProps) {
  const {
    value: given,
    defaultValue = 1,
    onChange,
    isEnlarged,
    isDisabled,
    label,
    'aria-controls': controls,
    ...native
  } = props
  const strings = useStrings(zoomStrings)
  const { locale } = useLocale()
  const id = useId()
  const [held, setHeld] = useOwn(given, defaultValue, onChange)
  const value = toZoom(held, isEnlarged)
  const max = maxZoom(isEnlarged)
  const change = (next: number) => {
    const zoom = toZoom(next, isEnlarged)
    if (zoom !== value) setHeld(zoom)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { '+': 1, '-': -1, PageUp: 5, PageDown: -5 }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    change(stepZoom(value, steps, isEnlarged))
  }
  const percent = numberFormat(locale, { style: 'percent' }).format(value)
  const part = { '--_part': `${((value - ZOOM.min) / (max - ZOOM.min)) * 100}%` }
  return (
    <Root {...native}>
      <IconButton
        icon={ZoomOut}
        size="compact"
        label={strings.further}
        isDisabled={isDisabled || value <= ZOOM.min}
        onPress={() => change(value - ZOOM.step)}
      />
      <input
        id={id}
        type="range"
        aria-label={label ?? strings.zoom}
        aria-valuetext={percent}
        aria-controls={controls}
        min={ZOOM.min}
        max={max}
        step={ZOOM.step}
        value={value}
        disabled={isDisabled}
        style={part as Record<string, string>}
        onChange={(event) => change(Number(event.target.value))}
        onKeyDown={onKeyDown}
      />
      <IconButton
        icon={ZoomIn}
        size="compact"
        label={strings.closer}
        isDisabled={isDisabled || value >= max}
        onPress={() => change(value + ZOOM.step)}
      />
      <output htmlFor={id}>{percent}</output>
    </Root>
  )
}
