import { Banner, Button, DescriptionList, type DescriptionItem } from '@atrium/design-system'
import { Pencil } from 'lucide-react'
import { styled } from 'styled-components'
import { formatBudget, formatRange } from '../../kit/campaigns/index.ts'
import { formatBytes, useMessages } from '../../kit/index.ts'
import { settingText } from '../../kit/settings/settings.ts'
import { askedFields, selectedMedia } from '../draft.logic.ts'
import { messages } from '../messages/index.ts'
import { needsApproval, splitBudget } from '../money.logic.ts'
import type { WizardModel } from '../wizard/wizard.types.ts'
import { FinishFaults } from './FinishFaults.tsx'
import { OptionsFailure, OptionsLoading } from './OptionsState.tsx'
import { useMediaWarnings } from './useMediaWarnings.ts'
import { useValueWords } from './words.ts'

const Parts = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-6);

    section {
      display: grid;
      gap: 10px;
    }
    section + section {
      padding-block-start: var(--at-space-5);
      border-block-start: 1px solid var(--at-line);
    }
    header {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--at-space-3);
    }
    h3 {
      margin: 0;
      font: 640 var(--at-font-m) / 20px var(--at-font-heading);
    }
    ul {
      margin: 6px 0 0;
      padding-inline-start: var(--at-space-5);
    }
    p {
      margin: 0;
      color: var(--at-text-2);
    }
  }
`

/** All that was entered, as the agency will read it, each part with its way back (DO-01). */
export function FinishStep({ model }: { model: WizardModel }) {
  const { t, locale } = useMessages(messages)
  const say = useValueWords(locale)
  const { draft, choices, action, options, order, taxonomy, files, goTo, isSending } = model // prettier-ignore
  const known = options?.state === 'ready' ? options.data : { media: [], fields: [] }
  const campaign = choices.campaigns.find(({ id }) => id === draft.campaignId)
  const booked = selectedMedia(draft)
  const warnings = [...useMediaWarnings(model)]
  const parts = splitBudget(draft.budget ?? 0, booked.length)
  const sections: { id: 'about' | 'media' | 'details' | 'files'; items: DescriptionItem[] }[] = [
    {
      id: 'about',
      items: [
        { term: t('about.name'), detail: draft.name },
        { term: t('column.action'), detail: t(`start.${action}`) },
        ...(action === 'buildingBlock' ? [{ term: t('block.label'), detail: draft.block?.name }] : []), // prettier-ignore
        { term: t('campaign.customer'), detail: campaign?.customer.name },
        { term: t('campaign.campaign'), detail: [campaign?.name, campaign?.product?.name].filter(Boolean).join(' · ') }, // prettier-ignore
        { term: t('about.region'), detail: draft.region },
        { term: t('about.description'), detail: draft.description },
        { term: t('about.target'), detail: draft.target },
        { term: t('about.purchaseOrder'), detail: draft.purchaseOrder },
        { term: t('about.comment'), detail: draft.comment },
        ...(taxonomy && 'text' in taxonomy ? [{ term: t('taxonomy.title'), detail: taxonomy.text }] : []), // prettier-ignore
      ].filter(({ detail }) => detail),
    },
    {
      id: 'media',
      items: [
        { term: t('summary.run'), detail: formatRange(locale, draft.start, draft.end) },
        { term: t('summary.budget'), detail: formatBudget(locale, draft.budget ?? 0, null) },
        // What a block that was withdrawn called them is not known any more.
        ...booked.flatMap(({ mediaTypeId, start, end }, at) => {
          const medium = known.media.find((one) => one.mediaTypeId === mediaTypeId)
          if (!medium) return []
          const hasDays = start !== null || end !== null
          const days = hasDays && formatRange(locale, start ?? draft.start, end ?? draft.end)
          const detail = [formatBudget(locale, parts[at]!, null), days].filter(Boolean).join(' · ')
          return [{ term: medium.name, detail }]
        }),
      ],
    },
    {
      id: 'details',
      items: askedFields(draft, known).flatMap(({ setting }) => {
        const value = settingText(draft.values[setting.field.key])
        if (value === '' || setting.field.type === 'Hidden') return []
        return [{ term: setting.field.displayName, detail: say(setting.field, value) }]
      }),
    },
    {
      id: 'files',
      items: [
        ...(order?.files ?? []).map(({ id: fileId, name, sizeBytes }) => {
          const goes = draft.removedFileIds.includes(fileId)
          return { term: name, detail: goes ? t('files.goes') : formatBytes(locale, sizeBytes) }
        }),
        ...files.map(({ name, size }) => ({ term: name, detail: formatBytes(locale, size) })),
      ],
    },
  ]
  return (
    <Parts>
      <FinishFaults model={model} />
      {options?.state === 'loading' && <OptionsLoading />}
      {options?.state === 'failed' && <OptionsFailure onRetry={options.retry} />}
      {sections
        .filter(({ items }) => items.length > 0)
        .map(({ id, items }) => (
          <section key={id} aria-label={t(`finish.part.${id}`)}>
            <header>
              <h3>{t(`finish.part.${id}`)}</h3>
              <Button
                size="compact"
                variant="quiet"
                icon={Pencil}
                isDisabled={isSending}
                onPress={() => goTo('customize')}
              >
                {t(`finish.change.${id}`)}
              </Button>
            </header>
            <DescriptionList items={items} />
            {id === 'media' &&
              warnings.map(([mediaTypeId, text]) => (
                <Banner key={mediaTypeId} tone="warn">
                  {text}
                </Banner>
              ))}
          </section>
        ))}
      <p>
        {t(
          needsApproval(draft.budget, choices.approvalBudget) ||
            needsApproval(draft.budget, model.region.left?.left)
            ? 'finish.nextApproval'
            : 'finish.next',
        )}
      </p>
    </Parts>
  )
}
