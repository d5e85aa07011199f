import { useId, type CSSProperties, type ReactNode } from 'react'
import type { NativeProps } from '../native/index.ts'

/** What every field has around its control. */
export interface FieldProps {
  /** What is asked for; always there, at least spoken. */
  label: string
  /** Only speaks the label: the surroundings say what the field is for. */
  isLabelHidden?: boolean
  /** Help below the field. */
  description?: ReactNode
  /** What is wrong and how to put it right; marks the field as invalid. */
  errorMessage?: ReactNode
  /** An answer is needed. */
  isRequired?: boolean
  /** Takes no input. */
  isDisabled?: boolean
  /** Shows its value and takes no input; can still be focused and copied. */
  isReadOnly?: boolean
  /** Class of the whole field, with label and help. */
  className?: string
  /** Style of the whole field, with label and help. */
  style?: CSSProperties
}

/** What a field gives to its control besides its own props: everything native but class and style. */
export type ControlProps<
  Tag extends 'input' | 'textarea' | 'select' | 'button' | 'div',
  Own extends string = never,
> = NativeProps<Tag, Own | 'className' | 'style' | 'disabled' | 'required' | 'readOnly'>

/** The ids that tie a control to the words around it. */
export interface FieldIds {
  /** Of the control. */
  id: string
  /** Of the label. */
  labelId: string
  /** Of the error and the help that are there, for `aria-describedby`. */
  describedBy: string | undefined
}

/** Names the control, its label and its words; an id given from outside becomes the control's. */
export function useField(props: FieldProps & { id?: string }, given = props.id): FieldIds {
  const own = useId()
  const id = given ?? own
  const words = [props.errorMessage && `${id}-error`, props.description && `${id}-help`]
  return {
    id,
    labelId: `${id}-label`,
    describedBy: words.filter(Boolean).join(' ') || undefined,
  }
}

/** Ids of the host's words and the field's. */
export function joined(others: string | undefined, own: string | undefined): string | undefined {
  return others ? `${others} ${own ?? ''}`.trim() : own
}

/** The attributes that a native control takes from its field. */
export function controlProps(props: FieldProps & { 'aria-describedby'?: string }, ids: FieldIds) {
  return {
    id: ids.id,
    disabled: props.isDisabled,
    required: props.isRequired,
    'aria-describedby': joined(props['aria-describedby'], ids.describedBy),
    'aria-invalid': props.errorMessage ? true : undefined,
  }
}

/** What is left for the control once the field has taken its own props. */
export function withoutField<Props extends FieldProps>(
  props: Props,
): Omit<Props, keyof FieldProps> {
  const {
    label: _label,
    isLabelHidden: _isLabelHidden,
    description: _description,
    errorMessage: _errorMessage,
    isRequired: _isRequired,
    isDisabled: _isDisabled,
    isReadOnly: _isReadOnly,
    className: _className,
    style: _style,
    ...native
  } = props
  return native
}

/** The state of a field, for the look of its box. */
export function boxProps(props: FieldProps) {
  return {
    'data-at-invalid': props.errorMessage ? true : undefined,
    'data-at-disabled': props.isDisabled || undefined,
    'data-at-readonly': props.isReadOnly || undefined,
  }
}
