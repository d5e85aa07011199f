import { Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Input, SearchField as AriaSearchField } from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { inputCss, type ControlProps, type FieldProps } from '../../field/index.ts'
import { Icon } from '../Icon/index.ts'

export interface SearchFieldProps
  extends
    ControlProps<'input', 'onSubmit' | 'value' | 'type'>,
    Pick<FieldProps, 'className' | 'style'> {
  /** What is searched; spoken, and the placeholder when none is given. */
  label: string
  /** An example or hint in the field. */
  placeholder?: string
  /** The text, when the parent holds it. */
  value?: string
  /** The text at first, when the field holds it. */
  defaultValue?: string
  /** Called with every change. */
  onChange?: (value: string) => void
  /** Called on Enter. */
  onSubmit?: (value: string) => void
  /** Called when the search is emptied by the button or Escape. */
  onClear?: () => void
  /** Gets the focus when it appears. */
  autoFocus?: boolean
  /** Takes no input. */
  isDisabled?: boolean
  /** Stands inside the field at its end, for example a scope or a shortcut. */
  end?: ReactNode
}

const Root = styled(AriaSearchField)`
  @layer at.components {
    position: relative;
    display: flex;
    align-items: center;
    min-inline-size: 0;

    @media print {
      display: none;
    }

    > .at-icon {
      position: absolute;
      inset-inline-start: 11px;
      color: var(--at-text-2);
      pointer-events: none;
    }
    &[data-empty] button[slot='clear'] {
      display: none;
    }
    .at-end {
      position: absolute;
      inset-inline-end: 5px;
      display: flex;
      align-items: center;
      gap: 6px;
    }
  }
`
const Line = styled(Input)`
  ${inputCss}
  @layer at.components {
    padding-inline: 36px var(--_end, 40px);
    text-overflow: ellipsis;

    &::-webkit-search-cancel-button {
      display: none;
    }
  }
`
const Clear = styled(Button)`
  @layer at.components {
    display: grid;
    place-items: center;
    padding: 1px 6px;
    inline-size: 26px;
    block-size: 26px;
    border: 0;
    border-radius: var(--at-radius-s);
    background: transparent;
    color: var(--at-text-2);
    cursor: pointer;

    &[data-hovered] {
      background: var(--at-hover);
      color: var(--at-text);
    }
  }
`

/** A field to search or to narrow a list; Escape empties it. */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    placeholder,
    value,
    defaultValue,
    onChange,
    onSubmit,
    onClear,
    autoFocus,
    isDisabled,
    end,
    className,
    style,
    ...native
  } = props
  const strings = useStrings()
  return (
    <Root
      {...{ value, defaultValue, onChange, onSubmit, onClear, autoFocus, isDisabled }}
      {...{ className, style }}
      aria-label={label}
    >
      <Icon icon={Search} />
      <Line {...native} placeholder={placeholder ?? label} />
      <div className="at-end">
        <Clear slot="clear" aria-label={strings.clearSearch}>
          <Icon icon={X} size={16} />
        </Clear>
        {end}
      </div>
    </Root>
  )
}
