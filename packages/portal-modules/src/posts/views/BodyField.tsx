import { sanitizeHtml, ToggleButton, Toolbar, ToolbarGroup } from '@atrium/design-system'
import { Bold, Heading3, Italic, List, ListOrdered, TextQuote } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ClipboardEvent } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

export interface BodyFieldProps {
  label: string
  /** HTML at first; the field holds it from then on. */
  defaultValue: string
  onChange: (html: string) => void
  errorMessage: string | undefined
}

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: 6px;

    > .at-label {
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
    }
    > .at-paper {
      border: 1px solid var(--at-field);
      border-radius: var(--at-radius-m);
      background: var(--at-raised);

      &:focus-within {
        outline: 2px solid var(--at-focus);
        outline-offset: 1px;
      }
      &[data-at-invalid] {
        border-color: var(--at-bad-text);
      }
      > [role='toolbar'] {
        padding: 4px;
        border-block-end: 1px solid var(--at-line);
      }
    }
    .at-words {
      min-block-size: 200px;
      max-block-size: 44vh;
      padding: 12px 14px;
      overflow: auto;
      font: 400 1rem / 1.6 var(--at-font-body);
      overflow-wrap: anywhere;
      outline: none;

      > :first-child {
        margin-block-start: 0;
      }
      :is(p, ul, ol, blockquote) {
        margin: 0 0 12px;
      }
      h3 {
        margin: 20px 0 8px;
        font: 640 var(--at-font-l) / 24px var(--at-font-heading);
      }
      blockquote {
        padding-inline-start: 16px;
        border-inline-start: 3px solid var(--at-line-strong);
        color: var(--at-text-2);
      }
      img {
        max-inline-size: 100%;
      }
    }
    > .at-error {
      color: var(--at-bad-text);
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
    }
  }
`

/** What a tool does, and how the browser says that it is done. */
const inline = [
  { id: 'bold', icon: Bold },
  { id: 'italic', icon: Italic },
] as const
const blocks = [
  { id: 'heading', icon: Heading3, tag: 'h3' },
  { id: 'quote', icon: TextQuote, tag: 'blockquote' },
] as const
const lists = [
  { id: 'list', icon: List, command: 'insertUnorderedList' },
  { id: 'numbers', icon: ListOrdered, command: 'insertOrderedList' },
] as const

// The only way that every browser has of changing what is marked and of taking it back with Ctrl+Z.
const run = (command: string, value?: string) => document.execCommand(command, false, value)

/** A text with headings, lists and quotations, written as it will look. */
export function BodyField({ label, defaultValue, onChange, errorMessage }: BodyFieldProps) {
  const { t } = useMessages(messages)
  const labelId = useId()
  const errorId = useId()
  const words = useRef<HTMLDivElement>(null)
  const first = useRef(defaultValue)
  const [active, setActive] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    if (words.current) words.current.innerHTML = sanitizeHtml(first.current)
    run('defaultParagraphSeparator', 'p')
  }, [])

  // The tools show what is true of the words where the caret stands.
  useEffect(() => {
    const look = () => {
      if (!words.current?.contains(document.getSelection()?.anchorNode ?? null)) return
      const block = String(document.queryCommandValue('formatBlock')).toLowerCase()
      setActive(
        new Set([
          ...inline.filter(({ id }) => document.queryCommandState(id)).map(({ id }) => id),
          ...blocks.filter(({ tag }) => tag === block).map(({ id }) => id),
          ...lists.filter(({ command }) => document.queryCommandState(command)).map(({ id }) => id),
        ]),
      )
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [])

  const tell = () => onChange(words.current?.innerHTML ?? '')
  const use = (command: string, value?: string) => {
    words.current?.focus()
    run(command, value)
    tell()
  }
  // Words come from anywhere; how they looked there stays there.
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    run('insertText', event.clipboardData.getData('text/plain'))
  }
  const tool = (id: 'bold' | 'italic' | 'heading' | 'quote' | 'list' | 'numbers') => ({
    label: t(`editor.${id}`),
    isIconOnly: true,
    size: 'compact' as const,
    isSelected: active.has(id),
  })

  return (
    <Root>
      <span className="at-label" id={labelId}>
        {label}
      </span>
      <div className="at-paper" data-at-invalid={errorMessage ? true : undefined}>
        <Toolbar label={t('editor.tools')}>
          <ToolbarGroup>
            {inline.map(({ id, icon }) => (
              <ToggleButton key={id} {...tool(id)} icon={icon} onChange={() => use(id)} />
            ))}
          </ToolbarGroup>
          <ToolbarGroup>
            {blocks.map(({ id, icon, tag }) => (
              <ToggleButton
                key={id}
                {...tool(id)}
                icon={icon}
                onChange={(isOn) => use('formatBlock', isOn ? tag : 'p')}
              />
            ))}
          </ToolbarGroup>
          <ToolbarGroup>
            {lists.map(({ id, icon, command }) => (
              <ToggleButton key={id} {...tool(id)} icon={icon} onChange={() => use(command)} />
            ))}
          </ToolbarGroup>
        </Toolbar>
        <div
          ref={words}
          className="at-words"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a text area knows no headings and lists
          role="textbox"
          tabIndex={0}
          contentEditable
          suppressContentEditableWarning
          aria-multiline="true"
          aria-required="true"
          aria-labelledby={labelId}
          aria-describedby={errorMessage ? errorId : undefined}
          aria-invalid={errorMessage ? true : undefined}
          onInput={tell}
          onPaste={paste}
        />
      </div>
      {errorMessage && (
        <span className="at-error" id={errorId}>
          {errorMessage}
        </span>
      )}
    </Root>
  )
}
