import { ExternalLink, Link2 } from 'lucide-react'
import { useState } from 'react'
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
import { defineStrings, useStrings } from '../../intl/index.ts'
import { isStrictUrl, strictUrl, url, withScheme } from '../../validation/index.ts'
import { Icon } from '../Icon/index.ts'

export interface UrlFieldProps
  extends FieldProps, ControlProps<'input', 'onBlur' | 'type' | 'value'> {
  /** The address, when the parent holds it. */
  value?: string
  /** The address at first, when the field holds it. */
  defaultValue?: string
  /** Called with every change. */
  onChange?: (value: string) => void
  /** Called when the focus leaves. */
  onBlur?: () => void
  /** Takes only http(s) addresses and paths of this site, as links to pages and reports need (VAL-05). */
  isStrict?: boolean
  /** Adds a link that opens the address in a new tab. */
  canOpen?: boolean
  /** Name in a form. */
  name?: string
  /** An example, never the label. */
  placeholder?: string
  /** Gets the focus when it appears. */
  autoFocus?: boolean
}

const urlStrings = defineStrings('UrlField', {
  en: { open: 'Open the address in a new tab' },
  de: { open: 'Adresse in neuem Tab öffnen' },
})

const Box = styled.div`
  ${boxCss}
  @layer at.components {
    a.at-tool {
      color: var(--at-text-2);
    }
  }
`

/** A web address; adds the scheme people leave out and says when an address does not fit. */
export function UrlField(props: UrlFieldProps) {
  const {
    value: held,
    defaultValue = '',
    onChange,
    onBlur,
    isStrict,
    canOpen,
    autoFocus,
    ...rest
  } = props
  const strings = useStrings(urlStrings)
  const { locale } = useLocale()
  const [value, change] = useOwn(held, defaultValue, onChange)
  const [isTouched, setTouched] = useState(false)
  const check = isStrict ? strictUrl : url
  // Nobody is told off while still typing.
  const own = isTouched ? check(value, locale) : undefined
  const field = { ...props, errorMessage: props.errorMessage ?? own }
  const ids = useField(field)
  const leave = () => {
    const whole = withScheme(value)
    if (whole !== value && !props.isReadOnly) change(whole)
    setTouched(true)
    onBlur?.()
  }
  return (
    <FieldFrame field={field} ids={ids}>
      <Box {...boxProps(field)}>
        <Icon icon={Link2} />
        <input
          {...withoutField(rest)}
          {...controlProps(field, ids)}
          className="at-entry"
          // Not type=url: the browser would turn down paths of this site.
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          value={value}
          readOnly={props.isReadOnly}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={autoFocus}
          onChange={(event) => {
            setTouched(false)
            change(event.target.value)
          }}
          onBlur={leave}
        />
        {canOpen && isStrictUrl(value) && (
          <span className="at-tools">
            <a
              className="at-tool"
              href={value.trim()}
              target="_blank"
              rel="noreferrer"
              title={strings.open}
            >
              <Icon icon={ExternalLink} />
              <span className="at-visually-hidden">{strings.open}</span>
            </a>
          </span>
        )}
      </Box>
    </FieldFrame>
  )
}
