import { CircleAlert } from 'lucide-react'
import { FieldError } from 'react-aria-components'
import { Icon } from '../components/Icon/index.ts'
import { useStrings } from '../intl/index.ts'
import { validationStrings } from '../validation/index.ts'

/** What is wrong with a date, when the form is sent or the field is left; in the page's language, not the browser's. `refused`: of what was typed and is no day. */
export function FieldFault({ refused }: { refused?: string | undefined }) {
  const strings = useStrings(validationStrings)
  return (
    <FieldError className="at-fault">
      {({ validationErrors, validationDetails }) => (
        <span className="at-error">
          <Icon icon={CircleAlert} size={16} />
          <span>
            {refused ??
              (validationDetails.valueMissing ? strings.required : validationErrors.join(' '))}
          </span>
        </span>
      )}
    </FieldError>
  )
}
