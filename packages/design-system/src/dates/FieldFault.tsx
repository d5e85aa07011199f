import { CircleAlert } from 'lucide-react'
import { FieldError } from 'react-aria-components'
import { Icon } from '../components/Icon/index.ts'

/** What the browser finds wrong with a date, when the form is sent or the field is left. */
export function FieldFault() {
  return (
    <FieldError className="at-fault">
      {({ validationErrors }) => (
        <span className="at-error">
          <Icon icon={CircleAlert} size={16} />
          <span>{validationErrors.join(' ')}</span>
        </span>
      )}
    </FieldError>
  )
}
