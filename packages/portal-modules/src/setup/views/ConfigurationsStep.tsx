import { useMemo } from 'react'
import { SettingsForm } from '../../kit/settings/index.ts'
import { ownSettings } from '../setup.logic.ts'
import type { StepProps } from './step.ts'

/** Settings of the catalogue that no feature decides; what is left open stays the portal's own choice. */
export function ConfigurationsStep({ model, choices }: StepProps) {
  const { draft, change, faultOf } = model
  const settings = useMemo(() => ownSettings(choices), [choices])
  return (
    <SettingsForm
      settings={settings}
      values={draft.values}
      onChange={(key, value) => change({ values: { ...draft.values, [key]: value } })}
      faultOf={(key) => faultOf(`settings.${key}`)}
    />
  )
}
