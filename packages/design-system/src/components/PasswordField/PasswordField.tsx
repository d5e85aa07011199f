import { Eye, EyeOff } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import {
  boxCss,
  boxProps,
  controlProps,
  FieldFrame,
  Tool,
  useField,
  useOwn,
  withoutField,
  type ControlProps,
  type FieldProps,
} from '../../field/index.ts'
import { defineStrings, useStrings } from '../../intl/index.ts'
import { withOwn } from '../../native/index.ts'
import { LiveRegion } from '../LiveRegion/index.ts'

export interface PasswordFieldProps
  extends FieldProps, ControlProps<'input', 'onBlur' | 'value' | 'type'> {
  /** The password, when the parent holds it. */
  value?: string
  /** The password at first, when the field holds it. */
  defaultValue?: string
  /** Called with every change. */
  onChange?: (value: string) => void
  /** Called when the focus leaves. */
  onBlur?: () => void
  /** What password managers fill in; default `current-password`. */
  autoComplete?: 'current-password' | 'new-password' | 'one-time-code' | 'off'
  /** Name in a form. */
  name?: string
  /** Gets the focus when it appears. */
  autoFocus?: boolean
}

const passwordStrings = defineStrings('PasswordField', {
  en: {
    show: 'Show password',
    hide: 'Hide password',
    shown: 'The password is shown.',
    hidden: 'The password is hidden.',
    capsLock: 'Caps Lock is on.',
  },
  de: {
    show: 'Kennwort zeigen',
    hide: 'Kennwort verbergen',
    shown: 'Das Kennwort ist zu sehen.',
    hidden: 'Das Kennwort ist verborgen.',
    capsLock: 'Die Feststelltaste ist an.',
  },
})

const Box = styled.div`
  ${boxCss}
  @layer at.components {
    .at-entry::-ms-reveal {
      display: none;
    }
  }
`
const Hint = styled.div`
  @layer at.components {
    color: var(--at-warn-text);
    font: 500 var(--at-font-s) / 18px var(--at-font-body);

    &:empty {
      display: none;
    }
  }
`

/** A password that can be looked at; warns when Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const {
    value: held,
    defaultValue = '',
    onChange,
    onBlur,
    autoComplete = 'current-password',
    autoFocus,
    ...rest
  } = props
  const strings = useStrings(passwordStrings)
  const ids = useField(props)
  const [value, change] = useOwn(held, defaultValue, onChange)
  const [isShown, setShown] = useState<boolean>()
  const [hasCapsLock, setCapsLock] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const toggle = () => {
    setShown(!isShown)
    // Whoever looks goes on typing.
    box.current?.querySelector('input')?.focus()
  }
  return (
    <FieldFrame field={props} ids={ids}>
      <Box {...boxProps(props)} ref={box}>
        <input
          {...withOwn(withoutField(rest), { onKeyDown: watch, onKeyUp: watch })}
          {...controlProps(props, ids)}
          className="at-entry"
          type={isShown ? 'text' : 'password'}
          value={value}
          readOnly={props.isReadOnly}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={autoFocus}
          onChange={(event) => change(event.target.value)}
          onBlur={() => {
            setCapsLock(false)
            onBlur?.()
          }}
        />
        <span className="at-tools">
          <Tool
            icon={isShown ? EyeOff : Eye}
            label={isShown ? strings.hide : strings.show}
            onPress={toggle}
            isDisabled={props.isDisabled}
            aria-controls={ids.id}
          />
        </span>
      </Box>
      <Hint aria-live="polite">{hasCapsLock ? strings.capsLock : ''}</Hint>
      <LiveRegion>{isShown !== undefined && (isShown ? strings.shown : strings.hidden)}</LiveRegion>
    </FieldFrame>
  )
}
