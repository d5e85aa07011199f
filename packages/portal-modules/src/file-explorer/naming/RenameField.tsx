import { isComposing } from '@atrium/design-system'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { nameText } from '../error-text.ts'
import { extensionOf } from '../../kit/names.ts'
import { displayName, nameProblem } from '../file-explorer.logic.ts'
import type { Entry } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'

export interface RenameFieldProps {
  entry: Entry
  /** What stands in the field at first: the name, or what was typed and refused. */
  startText: string
  /** Why the last try was refused. */
  startError: string | undefined
  hidesExtensions: boolean
  onSubmit: (name: string) => void
  /** The field is left without a change. */
  onCancel: () => void
}

const Root = styled.span`
  @layer at.components {
    position: relative;
    display: block;
    flex: 1;
    min-inline-size: 0;

    input {
      box-sizing: border-box;
      inline-size: 100%;
      block-size: 32px;
      padding: 0 var(--at-space-2);
      border: 1px solid var(--at-field);
      border-radius: var(--at-radius-s);
      background: var(--at-raised);
      color: var(--at-text);
      font: 500 var(--at-font-m) / 20px var(--at-font-body);
    }
    input[aria-invalid='true'] {
      border-color: var(--at-bad);
    }
    [role='alert'] {
      position: absolute;
      z-index: 2;
      inset-block-start: calc(100% + 4px);
      inset-inline-start: 0;
      max-inline-size: min(420px, 80vw);
      padding: 6px 10px;
      border: 1px solid var(--at-bad);
      border-radius: var(--at-radius-s);
      background: var(--at-raised);
      color: var(--at-bad-text);
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
      white-space: normal;
    }
  }
`

/** The name, to be typed anew in its place (T-67). Enter takes it, Escape leaves it. */
export function RenameField(props: RenameFieldProps) {
  const { entry, startText, startError, hidesExtensions, onSubmit, onCancel } = props
  const tools = useMessages(messages)
  const [text, setText] = useState(startText)
  const [error, setError] = useState(startError)
  const input = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  const errorId = useId()

  useEffect(() => {
    input.current?.focus()
    // What people change is the name, seldom the extension.
    const extension = entry.kind === 'file' && !hidesExtensions ? extensionOf(startText) : ''
    const end = startText.length - (extension === '' ? 0 : extension.length + 1)
    input.current?.setSelectionRange(0, end)
  }, [entry.kind, hidesExtensions, startText])

  const hidden = hidesExtensions && entry.kind === 'file' ? extensionOf(entry.name) : ''
  const nameOf = (typed: string) => (hidden === '' ? typed.trim() : `${typed.trim()}.${hidden}`)

  const finish = (isLeaving: boolean) => {
    if (isDone.current) return
    const name = nameOf(text)
    const problem = text.trim() === '' ? 'empty' : nameProblem(name)
    if (name === entry.name || (isLeaving && (problem || startError))) {
      isDone.current = true
      onCancel()
    } else if (problem) {
      setError(nameText(tools, problem))
    } else {
      isDone.current = true
      onSubmit(name)
    }
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    // The list's own keys do not belong to the field.
    event.stopPropagation()
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      finish(false)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      isDone.current = true
      onCancel()
    }
  }

  return (
    <Root>
      <input
        ref={input}
        value={text}
        aria-label={tools.t('rename.label', { name: displayName(entry, hidesExtensions) })}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
        onKeyDown={handleKeyDown}
        onBlur={() => finish(true)}
      />
      {error !== undefined && (
        <span role="alert" id={errorId}>
          {error}
        </span>
      )}
    </Root>
  )
}
