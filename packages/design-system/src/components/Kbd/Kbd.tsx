import { Fragment, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { kbdStrings } from './kbd.strings.ts'

export interface KbdProps extends NativeProps<'span'> {
  /** Keys pressed together: `['Mod', 'K']`. `Mod` is ⌘ on a Mac, else Strg. */
  keys: string | readonly string[]
}

const ARROWS: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}
const MAC: Record<string, string> = { Mod: '⌘', Ctrl: '⌃', Alt: '⌥' }
const MAC_SPOKEN: Record<string, string> = { Mod: 'Command', Alt: 'Option' }

const Keys = styled.span`
  @layer at.components {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    vertical-align: middle;
    white-space: nowrap;

    kbd {
      display: inline-grid;
      place-items: center;
      min-inline-size: 20px;
      block-size: 20px;
      padding: 0 5px;
      border: 1px solid var(--at-line-strong);
      border-block-end-width: 2px;
      border-radius: 5px;
      background: var(--at-raised);
      color: var(--at-text-2);
      font: 600 0.6875rem / 16px var(--at-font-body);
    }
  }
`

const subscribe = () => () => {}
const readIsMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** A key, or keys pressed together, as printed on the reader's keyboard. */
export function Kbd({ keys, ...native }: KbdProps) {
  const strings = useStrings(kbdStrings)
  const isMac = useSyncExternalStore(subscribe, readIsMac, () => false)
  const list = typeof keys === 'string' ? [keys] : keys
  return (
    <Keys {...native}>
      {list.map((key, index) => {
        const shown = (isMac && MAC[key]) || strings.shown[key] || ARROWS[key] || key
        const spoken = (isMac && MAC_SPOKEN[key]) || strings.spoken[key] || key
        return (
          <Fragment key={key}>
            {index > 0 && <span className="at-visually-hidden"> + </span>}
            <kbd>
              <span aria-hidden="true">{shown}</span>
              <span className="at-visually-hidden">{spoken}</span>
            </kbd>
          </Fragment>
        )
      })}
    </Keys>
  )
}
