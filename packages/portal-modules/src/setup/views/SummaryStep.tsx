import {
  Banner,
  Button,
  DescriptionList,
  Section,
  type DescriptionItem,
} from '@atrium/design-system'
import { Pencil } from 'lucide-react'
import { useColorName } from '../../kit/colors/index.ts'
import { useMessages } from '../../kit/index.ts'
import { useSettingWords } from '../../kit/settings/index.ts'
import { messages } from '../messages/index.ts'
import { applicationOf, ownSettings, pictureOf, type Step } from '../setup.logic.ts'
import type { StepProps } from './step.ts'

/** All that was entered, each part with its way back, before anything is made. */
export function SummaryStep({ model, choices }: StepProps) {
  const { t, intl } = useMessages(messages)
  const nameOf = useColorName()
  const say = useSettingWords()
  const made = applicationOf(model.draft, choices)
  const picture = pictureOf(model.draft, choices.pictures)
  const colour = (hex: string | null) => (hex ? `${nameOf(hex)}, ${hex}` : undefined)
  const list = (words: readonly string[]) =>
    words.length > 0 ? intl.formatList(words, { type: 'unit' }) : undefined
  const settings = ownSettings(choices).flatMap(({ id, field }) => {
    const value = made.settings.find((one) => one.id === id)?.value
    if (value === undefined) return []
    return [{ term: field.displayName, detail: say(field, value) }]
  })
  const parts: { step: Exclude<Step, 'summary'>; items: DescriptionItem[] }[] = [
    {
      step: 'application',
      items: [
        { term: t('field.name'), detail: made.name },
        { term: t('field.description'), detail: made.description },
        { term: t('field.agency'), detail: made.agencyName },
        {
          term: t('field.picture'),
          detail: picture && <img className="at-chosen" src={picture.url} alt="" />,
        },
        { term: t('field.primary'), detail: colour(made.primary) ?? t('summary.standard') },
        { term: t('field.secondary'), detail: colour(made.secondary) ?? t('summary.likePrimary') },
      ],
    },
    {
      step: 'customers',
      items: made.customers.map(({ name, number }) => ({
        term: name,
        detail: number === null ? t('summary.newNumber') : String(number),
      })),
    },
    {
      step: 'members',
      items: made.members.map(({ fullName, email, kind }) => ({
        term: fullName,
        detail: `${email}, ${t(`kind.${kind}`)}`,
      })),
    },
    {
      step: 'features',
      items: [
        {
          term: t('template.label'),
          detail:
            choices.templates.find(({ key }) => key === made.templateKey)?.name ??
            t('template.none'),
        },
        {
          term: t('summary.features'),
          detail:
            list(
              choices.features
                .filter(({ id }) => made.featureIds.includes(id))
                .map(({ name }) => name),
            ) ?? t(made.templateKey ? 'summary.none' : 'summary.onlyFiles'),
        },
      ],
    },
    { step: 'configurations', items: settings },
  ]
  return (
    <div className="at-fields">
      {(model.faults.length > 0 || model.failure) && (
        <div className="at-refused" tabIndex={-1}>
          <Banner tone="bad">
            {model.failure ?? t('summary.faults')}
            {model.faults.length > 0 && (
              <ul className="at-faults">
                {model.faults.map(({ field, step, text }) => (
                  <li key={field}>
                    {t(`step.${step}`)}: {text}
                  </li>
                ))}
              </ul>
            )}
          </Banner>
        </div>
      )}
      {parts.map(({ step, items }) => (
        <Section
          key={step}
          level={3}
          title={t(`step.${step}`)}
          hasDivider
          aside={
            <Button
              variant="quiet"
              size="compact"
              icon={Pencil}
              isDisabled={model.isSaving}
              onPress={() => model.goTo(step)}
            >
              {t('summary.change', { step: t(`step.${step}`) })}
            </Button>
          }
        >
          {items.length > 0 ? (
            <DescriptionList items={items} />
          ) : (
            <p className="at-quiet">{t('summary.none')}</p>
          )}
        </Section>
      ))}
    </div>
  )
}
