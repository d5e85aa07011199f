import { RadioGroup, Section } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import type { OrderAction } from '../direct-orders.port.ts'
import { withAction } from '../draft.logic.ts'
import { messages } from '../messages/index.ts'
import type { WizardModel } from '../wizard/wizard.types.ts'
import { actionIcons } from './looks.ts'

/** What is booked, in the words of a store; kinds that the tenant does not have are absent (DO-01, DO-06). */
export function StartStep({ model }: { model: WizardModel }) {
  const { t } = useMessages(messages)
  const { choices, action, draft, change } = model
  return (
    <Section title={t('start.title')}>
      <RadioGroup<OrderAction>
        label={t('start.title')}
        isLabelHidden
        variant="cards"
        value={action}
        onChange={(next) => change(withAction(draft, next, choices.blocks))}
        options={choices.actions.map((value) => ({
          value,
          icon: actionIcons[value],
          label: t(`start.${value}`),
          description: t(`start.${value}Hint`),
        }))}
      />
    </Section>
  )
}
