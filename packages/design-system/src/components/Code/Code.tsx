import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { copyText } from '../../text/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useAnnounce } from '../LiveRegion/index.ts'
import { codeStrings } from './code.strings.ts'

export interface CodeProps extends NativeProps<'code'> {
  /** The code as it is. */
  children: string
  /** `inline` stands in a sentence, default; `block` keeps its lines. */
  variant?: 'inline' | 'block'
  /** Spoken name of a block; default "Code". */
  label?: string
  /** Offers to copy a block. */
  canCopy?: boolean
}

const Inline = styled.code`
  @layer at.components {
    padding: 1px 5px;
    border: 1px solid var(--at-line);
    border-radius: 5px;
    background: var(--at-sunken);
    color: var(--at-text);
    font: 0.92em / 1.4 var(--at-font-code);
    overflow-wrap: anywhere;
  }
`

const Block = styled.div`
  @layer at.components {
    position: relative;
    min-inline-size: 0;

    pre {
      margin: 0;
      padding: var(--at-space-3) var(--at-space-4);
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-m);
      background: var(--at-sunken);
      color: var(--at-text);
      font: 0.8125rem / 20px var(--at-font-code);
      overflow: auto;
      tab-size: 2;
    }
    &[data-at-copy] pre {
      min-block-size: 44px;
      padding-inline-end: 52px;
    }
    > .at-copy {
      position: absolute;
      inset-block-start: 6px;
      inset-inline-end: 6px;
      border-radius: var(--at-radius-m);
      background: var(--at-sunken);
    }
    @media print {
      pre {
        white-space: pre-wrap;
      }
      > .at-copy {
        display: none;
      }
    }
  }
`

/** Code, an identifier, an address: what must be read letter by letter. */
export function Code({ children, variant = 'inline', label, canCopy, ...native }: CodeProps) {
  const strings = useStrings(codeStrings)
  const announce = useAnnounce()
  const [isCopied, setCopied] = useState(false)
  if (variant === 'inline') return <Inline {...native}>{children}</Inline>
  // Long lines scroll, so the keyboard must reach them.
  const region = { tabIndex: 0, role: 'group', 'aria-label': label ?? strings.code }
  const copy = async () => {
    try {
      await copyText(children)
      setCopied(true)
      announce(strings.copied)
    } catch {
      announce(strings.failed, 'assertive')
    }
  }
  return (
    <Block {...(native as NativeProps<'div'>)} data-at-copy={canCopy || undefined}>
      <pre {...region}>
        <code>{children}</code>
      </pre>
      {canCopy && (
        <span className="at-copy">
          <IconButton
            icon={isCopied ? Check : Copy}
            label={strings.copy}
            size="compact"
            onPress={() => void copy()}
          />
        </span>
      )}
    </Block>
  )
}
