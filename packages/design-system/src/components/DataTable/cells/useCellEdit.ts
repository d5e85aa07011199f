import { useRef, useState } from 'react'
import { useAnnounce } from '../../LiveRegion/index.ts'
import type { TableWords } from '../dataTable.strings.ts'
import type { ColumnEdit } from '../dataTable.types.ts'

/** A text being edited: checked, saved, and kept when that fails. True where it is done. */
export function useCellEdit<T>(row: T, edit: ColumnEdit<T>, words: TableWords) {
  const before = edit.value(row)
  const [draft, setDraft] = useState(before)
  const [message, setMessage] = useState<string>()
  const [isPending, setPending] = useState(false)
  // Enter and the loss of focus may both ask to save.
  const isSaving = useRef(false)
  const announce = useAnnounce()

  const save = async (): Promise<boolean> => {
    if (isSaving.current) return false
    const text = draft.trim()
    if (text === before && !edit.isUnsaved?.(row)) return true
    const wrong = edit.validate?.(text, row)
    setMessage(wrong)
    if (wrong) return false
    isSaving.current = true
    try {
      const saving = edit.onSave(row, text)
      if (saving) {
        setPending(true)
        const refusal = await saving
        if (refusal !== undefined) {
          setPending(false)
          setMessage(refusal)
          return false
        }
      }
      announce(words.saved)
      return true
    } catch {
      setPending(false)
      setMessage(words.failed)
      return false
    } finally {
      isSaving.current = false
    }
  }
  const type = (text: string) => {
    setDraft(text)
    setMessage(undefined)
  }
  return { draft, message, isPending, save, type }
}
