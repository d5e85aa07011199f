import { Fragment } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { keyNames } from '../../keys/index.ts'
import type { AriaNativeProps } from '../../native/index.ts'
import { Dialog } from '../Dialog/index.ts'
import type { ShortcutGroup } from './shortcuts.ts'
import { shortcutSheetStrings } from './shortcutSheet.strings.ts'

export interface ShortcutSheetProps extends AriaNativeProps<
  'div',
  'aria-label' | 'aria-labelledby'
> {
  /** Open or not. */
  isOpen: boolean
  /** Called with false when it is closed. */
  onOpenChange: (isOpen: boolean) => void
  /** The keys, by where they work. */
  groups: readonly ShortcutGroup[]
}

const Groups = styled.div`
  @layer at.components {
    columns: 2 260px;
    column-gap: var(--at-space-10);

    &:not(:has(> section + section)) {
      columns: auto;
    }
    section {
      margin-block-end: var(--at-space-5);
      break-inside: avoid;
    }
    h3 {
      margin: 0 0 var(--at-space-1);
      color: var(--at-text-2);
      font: 600 var(--at-font-xs) / 16px var(--at-font-body);
      letter-spacing: normal;
    }
    dl {
      margin: 0;
    }
    dl > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-1) var(--at-space-4);
      min-block-size: 36px;
      padding-block: 5px;
    }
    dl > div + div {
      border-block-start: 1px solid var(--at-line);
    }
    dt {
      flex: 1 1 128px;
      min-inline-size: 0;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    dd {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: flex-end;
      gap: var(--at-space-1);
      margin: 0;
      margin-inline-start: auto;
      color: var(--at-text-2);
      font-size: var(--at-font-xs);
    }
    kbd {
      min-inline-size: 24px;
      padding: 2px 6px;
      border: 1px solid var(--at-line-strong);
      border-block-end-width: 2px;
      border-radius: var(--at-radius-s);
      background: var(--at-sheet);
      color: var(--at-text);
      font: 500 var(--at-font-xs) / 16px var(--at-font-body);
      text-align: center;
    }
  }
`

/** All keys of the portal on one sheet, named as on the reader's keyboard. */
export function ShortcutSheet(props: ShortcutSheetProps) {
  const { isOpen, onOpenChange, groups, ...native } = props
  const strings = useStrings(shortcutSheetStrings)
  const size = groups.length > 1 ? 'large' : 'medium'
  return (
    <Dialog {...native} {...{ isOpen, onOpenChange }} title={strings.title} size={size}>
      <Groups>
        {groups.map(({ title, shortcuts }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map(({ keys, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Keys keys={typeof keys === 'string' ? [keys] : keys} or={strings.or} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Groups>
    </Dialog>
  )
}

function Keys({ keys, or }: { keys: readonly string[]; or: string }) {
  const { locale } = useLocale()
  return keys.map((one, index) => (
    <Fragment key={one}>
      {index > 0 && <span>{or}</span>}
      {keyNames(one, locale).map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    </Fragment>
  ))
}
