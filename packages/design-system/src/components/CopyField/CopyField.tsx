import { Check, Copy } from 'lucide-react'
import { useEffect, useState, type Ref } from 'react'
import { styled } from 'styled-components'
import { boxCss, FieldFrame, Tool, useField, type FieldProps } from '../../field/index.ts'
import { defineStrings, useStrings } from '../../intl/index.ts'
import { copyText } from '../../text/index.ts'
import { LiveRegion } from '../LiveRegion/index.ts'

export interface CopyFieldProps extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'description'
> {
  /** What is copied. */
  value: string
  /** Shows the value in letters of equal width: keys, numbers, code. */
  isCode?: boolean
  /** Called when the value lies in the clipboard. */
  onCopy?: (value: string) => void
  /** Writes into the clipboard; default the browser's, with a fallback (ERR-11). */
  copy?: (value: string) => Promise<void>
  ref?: Ref<HTMLInputElement>
}

const copyStrings = defineStrings({
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

/** A value to take along: a link, a key, a number; one press copies it. */
export function CopyField(props: CopyFieldProps) {
  const { value, isCode, label, onCopy, ref } = props
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
      await (props.copy ?? copyText)(value)
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
          id={ids.id}
          ref={ref}
          className="at-entry"
          readOnly
          value={value}
          aria-describedby={ids.describedBy}
          onFocus={(event) => event.currentTarget.select()}
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
