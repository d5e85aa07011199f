import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'
import { useStrings } from '../../intl/index.ts'
import { Icon } from '../Icon/index.ts'

export interface FieldLabelProps {
  /** What is asked for. */
  children: ReactNode
  /** Adds the word that an answer is needed. */
  isRequired?: boolean
}

/** The label of a field; says in a word that an answer is required. */
export function FieldLabel({ children, isRequired }: FieldLabelProps) {
  const strings = useStrings()
  return (
    <Label className="at-label">
      {children}
      {isRequired && <span className="at-note">{strings.required}</span>}
    </Label>
  )
}

export interface FieldMessageProps {
  /** Help that is always there. */
  description?: ReactNode
  /** What is wrong and how to put it right; without it the browser's own words are shown. */
  errorMessage?: ReactNode
  /** What the field adds at the end of the line. */
  end?: ReactNode
}

/** The line under a field: error, description, and for example a counter. */
export function FieldMessage({ description, errorMessage, end }: FieldMessageProps) {
  return (
    <div className="at-below">
      <div>
        <FieldError>
          {({ validationErrors }) => (
            <span className="at-error">
              <Icon icon={CircleAlert} size={16} />
              <span>{errorMessage ?? validationErrors.join(' ')}</span>
            </span>
          )}
        </FieldError>
        {/* The description stays beside the error: it often says how to do it right. */}
        {description && <Text slot="description">{description}</Text>}
      </div>
      {end}
    </div>
  )
}
