import { Button, Checkbox } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { chosenFeatures } from '../setup.logic.ts'
import type { StepProps } from './step.ts'

/** What the application can do: all, none, or some of it (SETUP-08). */
export function FeaturesStep({ model, choices: { features } }: StepProps) {
  const { t } = useMessages(messages)
  const { draft, change } = model
  const chosen = new Set(draft.featureIds)
  const choose = (choice: Parameters<typeof chosenFeatures>[1]) =>
    change({ featureIds: chosenFeatures(features, choice) })
  return (
    <fieldset className="at-fields" aria-label={t('step.features')}>
      <div className="at-buttons">
        <Button size="compact" onPress={() => choose('all')}>
          {t('features.all')}
        </Button>
        <Button size="compact" onPress={() => choose('none')}>
          {t('features.none')}
        </Button>
        <output className="at-quiet">{t('features.count', { count: chosen.size })}</output>
      </div>
      {features.map(({ id, name, description }) => (
        <Checkbox
          key={id}
          description={description}
          isSelected={chosen.has(id)}
          onChange={(isOn) =>
            choose(isOn ? [...chosen, id] : [...chosen].filter((one) => one !== id))
          }
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  )
}
