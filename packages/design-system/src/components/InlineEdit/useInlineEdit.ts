import { useRef, useState } from 'react'
import type { NativeProps } from '../../native/index.ts'
import type { inlineEditStrings } from './inlineEdit.strings.ts'

export interface InlineEditProps extends NativeProps<'div'> {
  /** What the text is; spoken. */
  label: string
  /** The text as it is saved. */
  value: string
  /** Saves; a promise keeps it pending, a rejection keeps what was typed and says that it failed. */
  onSave: (value: string) => void | Promise<void>
  /** Says what is wrong with a text before it is saved. */
  check?: (value: string) => string | undefined
  /** What is said when saving failed; default that it can be tried again. */
  failedText?: string
  /** Stands there while the text is empty. */
  placeholder?: string
  /** Most characters. */
  maxLength?: number
  /** Reads like a title of the page. */
  variant?: 'text' | 'title'
  /** Only reads. */
  isReadOnly?: boolean
}

/** Reading, typing, saving; what was typed outlives a failure. */
export function useInlineEdit(props: InlineEditProps, strings: (typeof inlineEditStrings)['en']) {
  const { value, onSave, check } = props
  const [draft, setDraft] = useState<string>()
  const [state, setState] = useState<'idle' | 'pending' | 'saved'>('idle')
  const [message, setMessage] = useState<string>()
  // Enter and the loss of focus may both ask to save.
  const isSaving = useRef(false)

  const end = (next: 'idle' | 'saved') => {
    setDraft(undefined)
    setMessage(undefined)
    setState(next)
  }
  return {
    draft,
    state,
    message,
    begin: () => {
      setDraft(value)
      setState('idle')
    },
    type: (text: string) => {
      setDraft(text)
      setMessage(undefined)
    },
    cancel: () => {
      if (!isSaving.current) end('idle')
    },
    /** True when the text is read again. */
    save: async (): Promise<boolean> => {
      if (draft === undefined || isSaving.current) return false
      const text = draft.trim()
      if (text === value) {
        end('idle')
        return true
      }
      const wrong = check?.(text)
      if (wrong) {
        setMessage(wrong)
        return false
      }
      isSaving.current = true
      setState('pending')
      setMessage(undefined)
      try {
        await onSave(text)
        end('saved')
        return true
      } catch {
        setState('idle')
        setMessage(props.failedText ?? strings.failed)
        return false
      } finally {
        isSaving.current = false
      }
    },
  }
}
