import { useState } from 'react'
import { isStale, type PortError } from '../../kit/index.ts'

interface PartForm<Field extends string, Seen> {
  /** What stands against the fields as they are. */
  faults: Partial<Record<Field, string>>
  /** Fields whose fault is told before anybody tries to save. */
  isToldAtOnce?: (field: Field) => boolean
  /** Asks first; undefined: it is not saved after all. */
  confirm: () => Promise<Seen | undefined>
  save: (seen: Seen) => Promise<PortError | undefined>
  onSaved: () => void
  onConflict: () => void
}

/** How a page or a module is saved from its dialog: what was typed stays until the host has it. */
export function usePartForm<Field extends string, Seen>(form: PartForm<Field, Seen>) {
  const { faults, isToldAtOnce, confirm, save, onSaved, onConflict } = form
  const [isTried, setTried] = useState(false)
  const [told, setTold] = useState<Partial<Record<Field, string>>>({})
  const [failure, setFailure] = useState<PortError>()
  const [refusals, setRefusals] = useState<object>()
  const [isSaving, setSaving] = useState(false)
  const submit = async () => {
    setTried(true)
    setFailure(undefined)
    if (isSaving) return
    if (Object.keys(faults).length > 0) return setRefusals({})
    const seen = await confirm()
    if (!seen) return
    setSaving(true)
    const error = await save(seen)
    setSaving(false)
    if (!error) return onSaved()
    const texts = Object.entries(error.fields).map(([field, [first]]) => [field, first])
    setTold(Object.fromEntries(texts) as Partial<Record<Field, string>>)
    setFailure(error)
    setRefusals({})
    if (isStale(error)) onConflict()
  }
  return {
    submit: () => void submit(),
    isSaving,
    failure,
    /** For `Form.errors`: another one with each refusal, so that the first wrong field has the focus. */
    refusals,
    faultOf: (field: Field) =>
      told[field] ?? (isTried || isToldAtOnce?.(field) ? faults[field] : undefined),
    /** Changes a field; what the host said against it is over. */
    edit: (field: Field, change: () => void) => {
      change()
      setTold(({ [field]: _old, ...rest }) => rest as Partial<Record<Field, string>>)
    },
  }
}
