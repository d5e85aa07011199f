import { Button, Checkbox, RadioGroup } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { chosenFeatures } from '../setup.logic.ts'
import type { StepProps } from './step.ts'

/** The value of the answer that is no template. */
const none = 'none'

/** The pages it begins with, and what the application can do: all, none, or some of it (SETUP-08). */
export function FeaturesStep({ model, choices: { features, templates } }: StepProps) {
  const { t, intl } = useMessages(messages)
  const { draft, change } = model
  const chosen = new Set(draft.featureIds)
  const choose = (choice: Parameters<typeof chosenFeatures>[1]) =>
    change({ featureIds: chosenFeatures(features, choice) })
  return (
    <fieldset className="at-fields" aria-label={t('step.features')}>
      <RadioGroup
        label={t('template.label')}
        variant="cards"
        value={draft.templateKey ?? none}
        onChange={(key) => change({ templateKey: key === none ? null : key })}
        errorMessage={model.faultOf('templateKey')}
        options={[
          { value: none, label: t('template.none'), description: t('template.noneHint') },
          ...templates.map(({ key, name, description, pages }) => ({
            value: key,
            label: name,
            description: `${description} ${t('template.pages', { pages: intl.formatList(pages, { type: 'unit' }) })}`,
          })),
        ]}
      />
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
