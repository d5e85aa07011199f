import type { KeyboardEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { withOwn, type NativeProps } from '../../native/index.ts'
import { moveFocus } from '../../roving/index.ts'
import { useBothRefs } from '../../trigger/index.ts'
import { TOOLS, useOneStop } from './useOneStop.ts'

export interface ToolbarProps extends NativeProps<'div'> {
  /** What its tools work on; spoken. */
  label: string
  /** Buttons, toggles and `ToolbarGroup` elements. */
  children: ReactNode
  /** Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical'
  /** Floats over what it works on, with an edge and a shadow. */
  isFloating?: boolean
}

const Root = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--at-space-1) var(--at-space-3);
    min-inline-size: 0;

    &[aria-orientation='vertical'] {
      display: inline-flex;
      flex-direction: column;
      align-items: stretch;
    }
    &[data-at-floating] {
      display: inline-flex;
      padding: var(--at-space-1);
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-l);
      background: var(--at-raised);
      box-shadow: var(--at-shadow-float);
    }
    @media print {
      display: none;
    }
  }
`

const Group = styled.div`
  @layer at.components {
    display: flex;
    flex-direction: inherit;
    flex-wrap: inherit;
    align-items: center;
    gap: 2px;

    & + & {
      padding-inline-start: var(--at-space-3);
      border-inline-start: 1px solid var(--at-line);
    }
    [aria-orientation='vertical'] > & + & {
      padding: 6px 0 0;
      border-inline-start: 0;
      border-block-start: 1px solid var(--at-line);
    }
  }
`

/** Tools in a row that take one stop on the way of Tab; arrows move among them. */
export function Toolbar(props: ToolbarProps) {
  const { label, children, orientation = 'horizontal', isFloating, ref, ...native } = props
  const both = useBothRefs(ref, useOneStop())
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    void moveFocus(event, { orientation, items: TOOLS })
  return (
    <Root
      {...withOwn(native, { onKeyDown })}
      ref={both}
      role="toolbar"
      aria-label={label}
      aria-orientation={orientation}
      data-at-floating={isFloating || undefined}
    >
      {children}
    </Root>
  )
}

export interface ToolbarGroupProps extends NativeProps<'div'> {
  /** Tools that belong together. */
  children: ReactNode
  /** What they do; spoken. */
  label?: string
}

/** Tools that belong together, with a line before the next ones. */
export function ToolbarGroup({ children, label, ...native }: ToolbarGroupProps) {
  const group = label ? { role: 'group', 'aria-label': label } : undefined
  return (
    <Group {...native} {...group}>
      {children}
    </Group>
  )
}
