import { Check } from 'lucide-react'
import { useMemo } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import {
  boxCss,
  boxProps,
  controlProps,
  FieldFrame,
  useField,
  useOwn,
  withoutField,
  type ControlProps,
  type FieldProps,
} from '../../field/index.ts'
import { useStrings } from '../../intl/index.ts'
import { createTheme, describeReport, type Contrast } from '../../theme/index.ts'
import { Icon } from '../Icon/index.ts'
import { tidyColor, toHexColor } from './color.logic.ts'
import { colorFieldCss } from './colorField.css.ts'
import { colorFieldStrings } from './colorField.strings.ts'

export interface ColorSwatch {
  /** The colour, as `#rrggbb`. */
  color: string
  /** What it is: "Logo", "zuletzt gewählt". */
  label: string
}

export interface ColorFieldProps
  extends FieldProps, ControlProps<'input', 'onBlur' | 'type' | 'value'> {
  /** The text: `#rgb`, `#rrggbb` or the three numbers as CSS writes them, when the parent holds it. */
  value?: string
  /** The text at first, when the field holds it. */
  defaultValue?: string
  /** Called with every change, also while it is no colour yet. */
  onChange?: (value: string) => void
  /** Called when the focus leaves. */
  onBlur?: () => void
  /** Suggested or recently used colours, as those of an uploaded logo (ENT-20). */
  swatches?: readonly ColorSwatch[]
  /** Says below what the theme makes of it as a brand colour. */
  showsReport?: boolean
  /** The contrast that the report is about; default `normal`. */
  contrast?: Contrast
  /** Name in a form. */
  name?: string
}

const Box = styled.div`
  ${boxCss}
  ${colorFieldCss}
`
const Below = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-2);

    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      min-inline-size: 0;
    }
    button {
      display: flex;
      align-items: center;
      gap: 7px;
      max-inline-size: 100%;
      min-block-size: 28px;
      padding: 3px 10px 3px var(--at-space-1);
      border: 1px solid var(--at-line-strong);
      border-radius: var(--at-radius-full);
      background: transparent;
      color: var(--at-text);
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
      text-align: start;
      overflow-wrap: anywhere;
      cursor: pointer;
    }
    button i {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 20px;
      block-size: 20px;
      border-radius: 50%;
      background: var(--_color);
      box-shadow: inset 0 0 0 1px var(--at-field);
      forced-color-adjust: none;
    }
    button .at-icon {
      flex: none;
      color: var(--at-brand-text);
    }
    button[aria-pressed='true'] {
      border-color: var(--at-brand-edge);
      background: var(--at-brand-soft);
      color: var(--at-brand-text);
    }
    button:disabled {
      color: var(--at-text-3);
      cursor: not-allowed;
    }
    @media (hover: hover) {
      button:enabled:not([aria-pressed='true']):hover {
        background: var(--at-hover);
      }
    }
    .at-report {
      display: grid;
      gap: 2px;
      margin: 0;
      padding-inline-start: var(--at-space-3);
      border-inline-start: 2px solid var(--at-line-strong);
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    @media (pointer: coarse) {
      button {
        min-block-size: 44px;
      }
    }
  }
`

/** A colour, typed, picked from a palette or taken from suggestions; says what the theme makes of it. */
export function ColorField(props: ColorFieldProps) {
  const {
    swatches = [],
    showsReport,
    contrast,
    value: given,
    defaultValue = '',
    onChange,
    onBlur,
    name,
    ...rest
  } = props
  const { isDisabled, isReadOnly } = props
  const strings = useStrings(colorFieldStrings)
  const { locale } = useLocale()
  const [value, change] = useOwn(given, defaultValue, onChange)
  const color = toHexColor(tidyColor(value))
  const isWrong = value.trim() !== '' && color === undefined
  const field = {
    ...props,
    errorMessage: props.errorMessage ?? (isWrong ? strings.unreadable : undefined),
  }
  const ids = useField(field)
  const report = useMemo(
    () =>
      showsReport && color
        ? describeReport(createTheme({ primary: color, contrast }).report, locale)
        : [],
    [showsReport, color, contrast, locale],
  )
  const tint = { '--_color': color ?? 'transparent' } as Record<string, string>
  const canChange = !isDisabled && !isReadOnly
  return (
    <FieldFrame field={field} ids={ids}>
      <Box {...boxProps(field)}>
        <span className="at-swatch" style={tint} data-at-none={color ? undefined : true}>
          <input
            type="color"
            aria-label={strings.pick(props.label)}
            value={color ?? '#ffffff'}
            disabled={!canChange}
            onChange={(event) => change(event.target.value)}
          />
        </span>
        <input
          {...withoutField(rest)}
          {...controlProps(field, ids)}
          className="at-entry"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="#0a7bc4"
          readOnly={isReadOnly}
          name={name}
          value={value}
          onChange={(event) => change(event.target.value)}
          onBlur={() => {
            if (canChange && tidyColor(value) !== value) change(tidyColor(value))
            onBlur?.()
          }}
        />
      </Box>
      {(swatches.length > 0 || report.length > 0) && (
        <Below>
          {swatches.length > 0 && (
            <ul aria-label={strings.swatches}>
              {swatches.map((swatch) => {
                const isChosen = color !== undefined && toHexColor(swatch.color) === color
                return (
                  <li key={`${swatch.color} ${swatch.label}`}>
                    <button
                      type="button"
                      aria-pressed={isChosen}
                      disabled={!canChange}
                      onClick={() => change(swatch.color)}
                    >
                      <i style={{ '--_color': swatch.color } as Record<string, string>} />
                      <span>
                        {swatch.label} <span className="at-visually-hidden">{swatch.color}</span>
                      </span>
                      {isChosen && <Icon icon={Check} size={14} />}
                    </button>
                  </li>
                )
              })}
            </ul>
          )}
          {report.length > 0 && (
            <output className="at-report" aria-label={strings.report}>
              {report.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </output>
          )}
        </Below>
      )}
    </FieldFrame>
  )
}
