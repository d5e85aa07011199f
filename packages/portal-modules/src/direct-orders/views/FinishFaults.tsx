import { Banner, Button, numberFormat } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import { limitOf } from '../checks.logic.ts'
import { messages } from '../messages/index.ts'
import type { WizardModel } from '../wizard/wizard.types.ts'
import { useFieldName } from './useFieldName.ts'

/** What keeps an order from being sent, each with its field, and the way back to them (DO-18). */
export function FinishFaults({ model }: { model: WizardModel }) {
  const { t, locale } = useMessages(messages)
  const nameOf = useFieldName(model)
  const { faults, told, faultOf, files, goTo } = model
  const found = faults.map(({ field, kind }) => {
    const limit = numberFormat(locale).format(limitOf(field) ?? 0)
    return [field, faultOf(field) ?? t(`fault.${kind}`, { limit })] as const
  })
  const refused = told.map((field) => [field, faultOf(field)] as const)
  const wrong = [...new Map([...refused, ...found])]
  const notAccepted = files.flatMap((file) => model.faultOfFile(file) ?? [])
  if (wrong.length + notAccepted.length === 0) return null
  return (
    <Banner
      tone="bad"
      action={
        <Button size="compact" onPress={() => goTo('customize')}>
          {t(wrong.length > 0 ? 'finish.change.about' : 'finish.change.files')}
        </Button>
      }
    >
      {t(wrong.length > 0 ? 'finish.faults' : 'files.notAccepted', { count: notAccepted.length })}
      <ul>
        {wrong.map(([field, text]) => (
          <li key={field}>{[nameOf(field), text].filter(Boolean).join(': ')}</li>
        ))}
        {notAccepted.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </Banner>
  )
}
