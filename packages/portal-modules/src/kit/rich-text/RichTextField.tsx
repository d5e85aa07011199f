import { later } from '@atrium/design-system'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { RichTextEditorProps } from './RichTextEditor.tsx'

export interface RichTextFieldProps extends Pick<
  RichTextEditorProps,
  'defaultValue' | 'onChange' | 'uploadImage'
> {
  /** What the text is; names the field. */
  label: string
  /** What is wrong with it. */
  errorMessage?: string | undefined
}

// The editor weighs more than a whole module: it comes when somebody writes.
const Editor = later(async () => (await import('./RichTextEditor.tsx')).RichTextEditor)

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: 6px;
    min-inline-size: 0;

    > .at-label {
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
    }
    > .at-paper {
      min-inline-size: 0;
      min-block-size: 240px;
      border: 1px solid var(--at-field);
      border-radius: var(--at-radius-m);
      background: var(--at-raised);

      &:focus-within {
        border-color: var(--at-focus);
        outline: 2px solid var(--at-focus);
        outline-offset: -1px;
      }
      &[data-at-invalid] {
        border-color: var(--at-bad);
        outline-color: var(--at-bad);
      }
    }
    > .at-error {
      color: var(--at-bad-text);
      font: 500 var(--at-font-s) / 18px var(--at-font-body);
    }
  }
`

/** A field for text with headings, lists, links, pictures and tables, written as it will look (POST-04). */
export function RichTextField({ label, errorMessage, ...editor }: RichTextFieldProps) {
  const labelId = useId()
  const errorId = useId()
  return (
    <Root>
      <span className="at-label" id={labelId}>
        {label}
      </span>
      <div className="at-paper" data-at-invalid={errorMessage ? true : undefined}>
        <Editor {...editor} labelId={labelId} errorId={errorMessage ? errorId : undefined} />
      </div>
      {errorMessage && (
        <span className="at-error" id={errorId}>
          {errorMessage}
        </span>
      )}
    </Root>
  )
}
