import { ChevronDown, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import {
  boxCss,
  boxProps,
  controlProps,
  FieldFrame,
  Tool,
  useField,
  withoutField,
} from '../../field/index.ts'
import type { ControlProps, FieldProps } from '../../field/index.ts'
import { useStrings } from '../../intl/index.ts'
import { ListBox, optionId, PickerPopover, type PickerOption } from '../../listbox/index.ts'
import { withOwn } from '../../native/index.ts'
import { Icon } from '../Icon/index.ts'
import { LiveRegion } from '../LiveRegion/index.ts'
import { comboBoxStrings } from './comboBox.strings.ts'
import { useComboBox } from './useComboBox.ts'

export interface ComboBoxProps
  extends FieldProps, ControlProps<'input', 'onBlur' | 'type' | 'value'> {
  /** What there is to choose from; quick also with thousands. */
  options: readonly PickerOption[]
  /** Id of the chosen option, with `allowsCustom` perhaps a text of one's own; `null` for none. */
  value?: string | null
  /** The value at first, when the field holds it. */
  defaultValue?: string | null
  /** Words of the value while its option is not among `options`, as with a search on a server. */
  valueLabel?: string
  /** Called with the newly chosen id or text, `null` when emptied. */
  onChange?: (value: string | null) => void
  /** Called with what is being typed, for a search on a server. */
  onInputChange?: (text: string) => void
  /** The options are already those that fit what was typed. */
  isFiltered?: boolean
  /** Options are on their way. */
  isLoading?: boolean
  /** Takes a text that is not among the options. */
  allowsCustom?: boolean
  /** Said when nothing fits. */
  emptyText?: string
  /** An example, never the label. */
  placeholder?: string
  /** Called when the focus leaves. */
  onBlur?: () => void
  /** Name in a form; the value is the id or text. */
  name?: string
  /** Gets the focus when it appears. */
  autoFocus?: boolean
}

const Box = styled.div`
  ${boxCss}
`

/** One of many options, found by typing; with `allowsCustom` also an answer of one's own. */
export function ComboBox(props: ComboBoxProps) {
  const {
    options: _options,
    value: _value,
    defaultValue: _defaultValue,
    valueLabel: _valueLabel,
    onChange: _onChange,
    onInputChange: _onInputChange,
    isFiltered: _isFiltered,
    isLoading,
    allowsCustom,
    emptyText,
    placeholder,
    onBlur,
    name,
    autoFocus,
    ...rest
  } = props
  const { label, isDisabled, isReadOnly } = props
  const shared = useStrings()
  const strings = useStrings(comboBoxStrings)
  const ids = useField(props)
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const combo = useComboBox(props)
  const { shown, keys, isOpen } = combo
  const canType = !isDisabled && !isReadOnly
  const isEmpty = shown.length === 0 && !isLoading
  // With answers of one's own, nothing found needs no word.
  const hasList = isOpen && !(isEmpty && allowsCustom)
  const focus = () => box.current?.querySelector('input')?.focus()
  const icon = combo.query === undefined ? combo.option?.icon : undefined

  return (
    <FieldFrame field={props} ids={ids}>
      <Box ref={box} {...boxProps(props)}>
        {icon && <Icon icon={icon} />}
        <input
          {...withOwn(withoutField(rest), {
            onClick: () => canType && combo.open(),
            onKeyDown: combo.onKeyDown,
          })}
          {...controlProps(props, ids)}
          className="at-entry"
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList ? optionId(listId, shown, keys.active.id) : undefined}
          readOnly={isReadOnly}
          placeholder={placeholder}
          value={combo.text}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={autoFocus}
          onChange={(event) => combo.type(event.target.value)}
          onBlur={() => {
            combo.leave()
            onBlur?.()
          }}
        />
        {canType && (
          <span className="at-tools">
            {combo.text !== '' && !props.isRequired && (
              <Tool
                icon={X}
                label={strings.clear(label)}
                excludeFromTabOrder
                onPress={() => {
                  combo.choose(null)
                  focus()
                }}
              />
            )}
            <Tool
              icon={ChevronDown}
              label={strings.open(label)}
              excludeFromTabOrder
              onPress={() => {
                focus()
                if (isOpen) combo.close()
                else combo.open()
              }}
            />
          </span>
        )}
        {name && <input type="hidden" name={name} value={combo.value ?? ''} />}
        <PickerPopover
          isOpen={hasList}
          onClose={combo.close}
          triggerRef={box}
          loadingText={isLoading ? shared.loading : undefined}
          emptyText={isEmpty ? (emptyText ?? strings.empty) : undefined}
        >
          <ListBox
            id={listId}
            label={label}
            options={shown}
            active={keys.active}
            isChosen={(id) => id === combo.value}
            onPoint={keys.point}
            onChoose={({ id }) => combo.choose(id)}
            query={combo.query}
          />
        </PickerPopover>
      </Box>
      <LiveRegion>
        {isOpen && combo.query !== undefined && !isLoading
          ? isEmpty
            ? (emptyText ?? strings.empty)
            : strings.found(shown.length)
          : ''}
      </LiveRegion>
    </FieldFrame>
  )
}
