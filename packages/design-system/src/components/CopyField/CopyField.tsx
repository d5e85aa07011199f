import { Check, Copy } from 'lucide-react'
import { useEffect, useState, type FocusEvent } from 'react'
import { styled } from 'styled-components'
import {
  boxCss,
  FieldFrame,
  joined,
  Tool,
  useField,
  withoutField,
  type ControlProps,
  type FieldProps,
} from '../../field/index.ts'
import { defineStrings, useStrings } from '../../intl/index.ts'
import { withOwn } from '../../native/index.ts'
import { copyText } from '../../text/index.ts'
import { LiveRegion } from '../LiveRegion/index.ts'

export interface CopyFieldProps
  extends
    Pick<FieldProps, 'label' | 'isLabelHidden' | 'description' | 'className' | 'style'>,
    ControlProps<'input', 'onCopy' | 'type' | 'value'> {
  /** What is copied. */
  value: string
  /** Shows the value in letters of equal width: keys, numbers, code. */
  isCode?: boolean
  /** Called when the value lies in the clipboard. */
  onCopy?: (value: string) => void
  /** Writes into the clipboard; default the browser's, with a fallback (ERR-11). */
  copy?: (value: string) => Promise<void>
}

const copyStrings = defineStrings('CopyField', {
  en: {
    copy: (what: string) => `Copy ${what}`,
    copied: 'Copied',
    failed: 'Could not be copied. The text is selected: please copy it with your keyboard.',
  },
  de: {
    copy: (what) => `${what} kopieren`,
    copied: 'Kopiert',
    failed: 'Kopieren ging nicht. Der Text ist markiert: Bitte kopieren Sie ihn mit der Tastatur.',
  },
})

const Box = styled.div`
  ${boxCss}
  @layer at.components {
    border-color: var(--at-line-strong);
    background: var(--at-sunken);

    &[data-at-code] .at-entry {
      font-family: var(--at-font-code);
      font-size: 0.8125rem;
    }
    &[data-at-copied] .at-tool {
      color: var(--at-ok-text);
    }
    .at-done {
      padding-inline: 6px 2px;
      color: var(--at-ok-text);
      font-weight: 500;
      font-size: var(--at-font-s);
    }
  }
`

const selectAll = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()

/** A value to take along: a link, a key, a number; one press copies it. */
export function CopyField(props: CopyFieldProps) {
  const { value, isCode, onCopy, copy, ...rest } = props
  const { label } = props
  const strings = useStrings(copyStrings)
  const [state, setState] = useState<'copied' | 'failed'>()
  const field = { ...props, errorMessage: state === 'failed' ? strings.failed : undefined }
  const ids = useField(field)
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(setState, 2500)
    return () => clearTimeout(timer)
  }, [state])
  const take = async () => {
    try {
      await (copy ?? copyText)(value)
      setState('copied')
      onCopy?.(value)
    } catch {
      setState('failed')
      const input = document.getElementById(ids.id)
      if (input instanceof HTMLInputElement) {
        input.focus()
        input.select()
      }
    }
  }
  const isCopied = state === 'copied'
  return (
    <FieldFrame field={field} ids={ids}>
      <Box data-at-code={isCode || undefined} data-at-copied={isCopied || undefined}>
        <input
          {...withOwn(withoutField(rest), { onFocus: selectAll })}
          id={ids.id}
          className="at-entry"
          readOnly
          value={value}
          aria-describedby={joined(rest['aria-describedby'], ids.describedBy)}
        />
        <span className="at-tools">
          {isCopied && (
            <span className="at-done" aria-hidden="true">
              {strings.copied}
            </span>
          )}
          <Tool
            icon={isCopied ? Check : Copy}
            label={strings.copy(label)}
            onPress={() => void take()}
          />
        </span>
      </Box>
      <LiveRegion>{isCopied && strings.copied}</LiveRegion>
    </FieldFrame>
  )
}
