import { CircleAlert } from 'lucide-react'
import type { MouseEventHandler, ReactNode } from 'react'
import { styled } from 'styled-components'
import { fieldCss, inputCss } from './field.css.ts'
import { Icon } from '../components/Icon/index.ts'
import { useStrings } from '../intl/index.ts'
import { joined, type ControlProps, type FieldIds, type FieldProps } from './field.ts'

interface FieldFrameProps {
  field: FieldProps
  ids: FieldIds
  /** The control. */
  children: ReactNode
  /** Stands at the end of the line below, for example a counter. */
  end?: ReactNode
  /** A question over several controls: the frame is their group. */
  isGroup?: boolean
  /** As `isGroup`, and one of the controls is the answer. */
  isRadioGroup?: boolean
  /** Of a group: what is native to it, but class and style, which are the field's. */
  native?: ControlProps<'div'>
  /** The control takes its name in another way. */
  hasNoFor?: boolean
  /** For controls that a label does not focus by itself. */
  onLabelClick?: MouseEventHandler
}

const Root = styled.div`
  ${fieldCss}
  @layer at.components {
    .at-label {
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    .at-input {
      ${inputCss}
    }
    textarea.at-input {
      display: block;
      min-block-size: calc(var(--_rows) * 20px + 14px);
      max-block-size: 24rem;
      resize: vertical;
      field-sizing: content;
    }
    .at-error,
    .at-help {
      overflow-wrap: anywhere;
    }
    .at-counter[data-at-over] {
      color: var(--at-bad-text);
      font-weight: 600;
    }
    @media print {
      .at-note,
      .at-counter {
        display: none;
      }
    }
  }
`

/** The arrangement of every field: label, control, and below it error, help and what it counts. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, ids, children, end, onLabelClick, native } = props
  const role = props.isRadioGroup ? 'radiogroup' : props.isGroup ? 'group' : undefined
  const { label, description, errorMessage, isRequired, isLabelHidden } = field
  const words = (
    <>
      {label}
      {isRequired && <RequiredNote />}
    </>
  )
  const className = isLabelHidden ? 'at-visually-hidden' : 'at-label'
  const group = role && {
    role,
    'aria-labelledby': ids.labelId,
    'aria-describedby': joined(native?.['aria-describedby'], ids.describedBy),
    'aria-invalid': role === 'radiogroup' && errorMessage ? true : undefined,
    'aria-required': role === 'radiogroup' ? isRequired : undefined,
  }
  return (
    <Root {...native} className={field.className} style={field.style} {...group}>
      {role || onLabelClick || props.hasNoFor ? (
        // The control is named by it; a click here is only a larger target.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span id={ids.labelId} className={className} onClick={onLabelClick}>
          {words}
        </span>
      ) : (
        <label id={ids.labelId} htmlFor={ids.id} className={className}>
          {words}
        </label>
      )}
      {children}
      {(errorMessage || description || end) && (
        <div className="at-below">
          <div>
            {errorMessage && (
              <span id={`${ids.id}-error`} className="at-error">
                <Icon icon={CircleAlert} size={16} />
                <span>{errorMessage}</span>
              </span>
            )}
            {/* The help stays beside the error: it often says how to do it right. */}
            {description && (
              <span id={`${ids.id}-help`} className="at-help">
                {description}
              </span>
            )}
          </div>
          {end}
        </div>
      )}
    </Root>
  )
}

/** Apart, so that the many fields without it need to know no language. */
function RequiredNote() {
  return <span className="at-note">{useStrings().required}</span>
}
