import { ConfigForm } from '@atrium/design-system'
import { useMemo } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { isSwitch, ownSettings } from '../setup.logic.ts'
import type { StepProps } from './step.ts'

/** Settings of the catalogue that no feature decides; what is left open stays the portal's own choice. */
export function ConfigurationsStep({ model, choices }: StepProps) {
  const { t } = useMessages(messages)
  const { draft, change, faultOf } = model
  const settings = useMemo(() => ownSettings(choices), [choices])
  // The catalogue says `true` and `false`; people read words.
  const words = useMemo(() => ({ true: t('setting.on'), false: t('setting.off') }), [t])
  const shown = (key: string) => {
    const value = draft.values[key]
    return value === 'true' || value === 'false' ? words[value] : value
  }
  return (
    <ConfigForm
      fields={settings.map(({ field }) =>
        isSwitch(field) ? { ...field, valueSelection: [words.true, words.false] } : field,
      )}
      values={Object.fromEntries(settings.map(({ field }) => [field.key, shown(field.key)]))}
      onChange={(key, value) => {
        const field = settings.find((one) => one.field.key === key)?.field
        const text = value === words.true ? 'true' : value === words.false ? 'false' : value
        change({ values: { ...draft.values, [key]: field && isSwitch(field) ? text : value } })
      }}
      errors={Object.fromEntries(
        settings.flatMap(({ field: { key } }) => {
          const fault = faultOf(`settings.${key}`)
          return fault ? [[key, [fault]]] : []
        }),
      )}
    />
  )
}
