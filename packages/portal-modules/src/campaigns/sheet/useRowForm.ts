import { useState } from 'react'
import { useCloseQuestion, useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { isBackwards, type SheetColumn, type SheetRow, type SheetValues } from './sheet.logic.ts'
import type { PlanSheetModel } from './usePlanSheet.ts'

/** What is written into a row, until it is saved. */
export function useRowForm(write: PlanSheetModel['write'], row: SheetRow, onClose: () => void) {
  const { t } = useMessages(messages)
  const [began] = useState(row.values)
  const [values, setValues] = useState(row.values)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const [refusals, setRefusals] = useState<object>()
  const [isSaving, setSaving] = useState(false)
  const changed = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => began[name as SheetColumn] !== value),
  ) as Partial<SheetValues>
  const isChanged = Object.keys(changed).length > 0
  const { close, question } = useCloseQuestion({ isChanged, onClose })
  const put = <F extends SheetColumn>(field: F, value: SheetValues[F]) =>
    setValues((before) => ({ ...before, [field]: value }))
  const own: Partial<Record<SheetColumn, string>> = {
    ...(values.name.trim() === '' && { name: t('fault.missing') }),
    ...(values.kind === null && { kind: t('fault.missing') }),
    ...(isBackwards(values) && { end: t('fault.order') }),
  }
  /** What came with a paste and could not be read, until something else stands there. */
  const unread = (field: SheetColumn) => {
    const fault = row.faults[field]
    return fault && values[field] === began[field]
      ? t('sheet.unread', { text: fault.text, why: t(`fault.${fault.kind}`) })
      : undefined
  }
  const faultOf = (field: SheetColumn) =>
    failure?.fields[field]?.[0] ?? (isTried ? own[field] : undefined)
  const submit = async () => {
    setTried(true)
    setFailure(undefined)
    if (isSaving) return
    if (Object.keys(own).length > 0) return setRefusals({})
    if (!isChanged) return onClose()
    setSaving(true)
    const label = t('sheet.step.row', { name: values.name })
    const refused = await write(label, [{ row, values: changed, faults: {} }], false)
    setSaving(false)
    if (refused === undefined) return onClose()
    if (refused === 'kept') return
    setFailure(refused)
    setRefusals({})
  }
  return { values, put, unread, faultOf, failure, refusals, isSaving, submit, close, question }
}

export type RowForm = ReturnType<typeof useRowForm>
