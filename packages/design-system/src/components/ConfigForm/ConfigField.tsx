import { useMemo } from 'react'
import { ComboBox } from '../ComboBox/index.ts'
import { DatePicker } from '../DatePicker/index.ts'
import { NumberField } from '../NumberField/index.ts'
import { Select } from '../Select/index.ts'
import { TagPicker } from '../TagPicker/index.ts'
import { TextArea } from '../TextArea/index.ts'
import { TextField } from '../TextField/index.ts'
import {
  isNumeric,
  isWhole,
  toNumber,
  toText,
  toWords,
  type ConfigFieldDef,
} from './config-form.logic.ts'
import { SafeHtml } from './SafeHtml.tsx'

interface ConfigFieldProps {
  field: ConfigFieldDef
  value: unknown
  onChange: (value: unknown) => void
  errorMessage: string | undefined
  isDisabled: boolean | undefined
  isReadOnly: boolean | undefined
  /** Level of a `SectionHeader`. */
  headingLevel: 2 | 3 | 4
  today: string | undefined
}

/** One field of a configuration as the component that its type asks for (ENT-06). */
export function ConfigField(props: ConfigFieldProps) {
  const { field, value, onChange, today } = props
  const { key, displayName, description, type, isRequired } = field
  const options = useMemo(
    () => (field.valueSelection ?? []).map((label) => ({ id: label, label })),
    [field.valueSelection],
  )
  const shared = {
    label: displayName,
    description: description || undefined,
    errorMessage: props.errorMessage,
    isDisabled: props.isDisabled,
    isReadOnly: props.isReadOnly || field.isReadOnly,
    isRequired,
    name: key,
  }
  switch (type) {
    case 'Text':
      return <p className="at-fixed">{description || displayName}</p>
    case 'Html':
      return <SafeHtml html={description ?? ''} />
    case 'SectionHeader': {
      const Heading = `h${props.headingLevel}` as const
      return (
        <div className="at-section">
          <Heading>{displayName}</Heading>
          {description && <p>{description}</p>}
        </div>
      )
    }
    case 'Spacer':
      return null
    case 'Hidden':
      return <input type="hidden" name={key} value={toText(value)} />
    case 'TextArea':
      return (
        <TextArea {...shared} minRows={2} maxRows={5} value={toText(value)} onChange={onChange} />
      )
    case 'DatePicker':
      return (
        <DatePicker
          {...shared}
          minValue="today"
          today={today}
          value={toText(value) || null}
          onChange={onChange}
        />
      )
    case 'Select':
      return (
        <Select
          {...shared}
          options={options}
          isClearable={!isRequired}
          value={toText(value) || null}
          onChange={onChange}
        />
      )
    case 'AutocompleteSingle':
      return (
        <ComboBox {...shared} options={options} value={toText(value) || null} onChange={onChange} />
      )
    case 'Autocomplete':
      return (
        <TagPicker
          {...shared}
          options={options}
          value={toWords(value).map((label) => ({ id: label, label }))}
          onChange={(tags) => onChange(tags.map(({ label }) => label))}
        />
      )
    case 'TextField':
      return isNumeric(field) ? (
        <NumberField
          {...shared}
          hasNoSteps
          formatOptions={isWhole(field) ? WHOLE : undefined}
          value={toNumber(value)}
          onChange={onChange}
        />
      ) : (
        <TextField {...shared} value={toText(value)} onChange={onChange} />
      )
  }
}

const WHOLE = { maximumFractionDigits: 0 }
