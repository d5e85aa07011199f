import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { withOwn, type NativeProps } from '../../native/index.ts'

export interface SkipLinkProps extends NativeProps<'a', 'href'> {
  /** Id of the element that it leads to. */
  target: string
  /** What it says; default "Zum Inhalt". */
  children?: string
}

const Root = styled.a`
  @layer at.components {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: 8px;
    z-index: var(--at-z-overlay);
    padding: var(--at-space-2) 14px;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-m);
    background: var(--at-raised);
    color: var(--at-text);
    box-shadow: var(--at-shadow-float);
    font: 600 var(--at-font-m) / 20px var(--at-font-body);
    text-decoration: none;

    clip-path: inset(50%);

    &:focus {
      clip-path: none;
    }
    @media print {
      display: none;
    }
  }
`

/** The first stop of a page for the keyboard: past the navigation, to the content. */
export function SkipLink({ target, children, ...native }: SkipLinkProps) {
  const strings = useStrings()
  const onClick = (event: MouseEvent) => {
    // The address stays the router's own.
    event.preventDefault()
    const element = document.getElementById(target)
    if (!element) return
    if (!element.hasAttribute('tabindex')) element.tabIndex = -1
    element.focus()
  }
  return (
    <Root {...withOwn(native, { onClick })} href={`#${target}`}>
      {children ?? strings.skipToContent}
    </Root>
  )
}
