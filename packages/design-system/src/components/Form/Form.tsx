import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { useBothRefs } from '../../trigger/index.ts'
import { Button } from '../Button/index.ts'
import { Icon } from '../Icon/index.ts'
import { findFaults, type Fault } from './findFaults.ts'
import { formCss } from './form.css.ts'
import { formStrings } from './form.strings.ts'
import { useFieldUntilClick } from './useFieldUntilClick.ts'

export interface FormProps extends NativeProps<'form', 'onSubmit'> {
  /** The fields. */
  children: ReactNode
  /** Called with what was entered once every field fits. */
  onSubmit: (data: FormData) => void
  /** Errors from outside, such as the server's: a new value shows the summary, and focuses the first field marked as wrong where one was not before. */
  errors?: unknown
  /** What is wrong with no field in particular. */
  errorMessage?: ReactNode
  /** Word on the button; default "save". */
  submitLabel?: string
  /** It is being saved: the button takes no press. */
  isSaving?: boolean
  /** Why it cannot be saved now; the button stays focusable and says it (VAL-04). */
  blockedReason?: string
  /** Buttons before the one that saves. */
  actions?: ReactNode
  /** Shows no buttons: they stand elsewhere and name the form by its `id`. */
  hasNoActions?: boolean
}

const Root = styled.form`
  ${formCss}
`

/** Fields that are sent together; says what does not fit, with a way to each field (VAL-03). */
export function Form(props: FormProps) {
  const {
    children,
    onSubmit,
    errors,
    isSaving,
    blockedReason,
    actions,
    errorMessage,
    submitLabel,
    hasNoActions,
    ref,
    ...native
  } = props
  const strings = useStrings(formStrings)
  const form = useRef<HTMLFormElement>(null)
  const both = useBothRefs(ref, form)
  useFieldUntilClick(form)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [attempt, setAttempt] = useState(0)

  /** What was told of before, and after which attempt. */
  const told = useRef({ attempt: 0, labels: new Set<string>() })

  // The fields have said what is wrong with them by then.
  useEffect(() => {
    if (!form.current || (attempt === 0 && !errors)) return
    const found = findFaults(form.current)
    setFaults(found)
    const before = told.current
    told.current = { attempt, labels: new Set(found.map(({ label }) => label)) }
    // Who mends one of several is not taken away from it.
    const isNews =
      attempt !== before.attempt || found.some(({ label }) => !before.labels.has(label))
    if (isNews) found[0]?.element.focus()
  }, [attempt, errors])

  // What is wrong with no field in particular stands above all of them, which may be out of sight.
  const hasMessage = Boolean(errorMessage)
  useEffect(() => {
    const element = form.current
    if (!element || !hasMessage || isSaving || findFaults(element).length > 0) return
    element.querySelector(':scope > [role=alert]')?.scrollIntoView({ block: 'nearest' })
  }, [hasMessage, isSaving])

  // The browser asks each field and refuses; the fields say it in their own words, not in its bubble.
  useEffect(() => {
    const element = form.current
    const hear = (event: Event) => {
      event.preventDefault()
      setAttempt((before) => before + 1)
    }
    element?.addEventListener('invalid', hear, { capture: true })
    return () => element?.removeEventListener('invalid', hear, { capture: true })
  }, [])

  // Who has mended a field is not told of it any more.
  const hasFaults = faults.length > 0
  useEffect(() => {
    const element = form.current
    if (!element || !hasFaults) return
    const look = new MutationObserver(() => {
      const left = new Set(findFaults(element).map((fault) => fault.label))
      setFaults((told) => {
        const still = told.filter((fault) => left.has(fault.label))
        return still.length === told.length ? told : still
      })
    })
    look.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
    return () => look.disconnect()
  }, [hasFaults])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving || blockedReason) return
    setFaults([])
    told.current = { ...told.current, labels: new Set() }
    onSubmit(new FormData(event.currentTarget))
    // The parent may have found something too; what it marked is seen after its update.
    setAttempt((before) => before + 1)
  }
  const isOnlyMissing = faults.length > 0 && faults.every((fault) => fault.isMissing)
  const hasSummary = hasFaults || hasMessage
  return (
    <Root {...native} ref={both} onSubmit={submit}>
      <div role="alert">
        {hasSummary && (
          <div className="at-summary">
            <Icon icon={CircleAlert} />
            <div>
              {/* A lost connection is no error in what was entered. */}
              {hasFaults && <strong>{isOnlyMissing ? strings.required : strings.errors}</strong>}
              {errorMessage && <div>{errorMessage}</div>}
              {hasFaults && (
                <ul>
                  {faults.map((fault) => (
                    <li key={fault.label}>
                      <a
                        href={`#${fault.element.id}`}
                        onClick={(event) => {
                          event.preventDefault()
                          fault.element.focus()
                        }}
                      >
                        {fault.label}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        )}
      </div>
      {children}
      {!hasNoActions && (
        <div className="at-actions">
          {actions}
          <Button
            type="submit"
            variant="primary"
            isPending={isSaving}
            isDisabled={Boolean(blockedReason)}
            disabledReason={blockedReason}
          >
            {isSaving ? strings.saving : (submitLabel ?? strings.save)}
          </Button>
        </div>
      )}
    </Root>
  )
}
