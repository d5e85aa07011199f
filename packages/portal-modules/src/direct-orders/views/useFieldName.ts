import { useMessages } from '../../kit/index.ts'
import type { OrderFact } from '../conflict.logic.ts'
import { messages } from '../messages/index.ts'
import type { WizardModel } from '../wizard/wizard.types.ts'

/** What an order says of itself, by its name in the port. */
export const factLabels = {
  block: 'block.label',
  campaign: 'campaign.campaign',
  start: 'media.start',
  end: 'media.end',
  media: 'media.label',
  budget: 'budget.label',
  name: 'about.name',
  region: 'about.region',
  purchaseOrder: 'about.purchaseOrder',
  description: 'about.description',
  target: 'about.target',
  comment: 'about.comment',
} as const satisfies Record<OrderFact, string>

/** What a field of the wizard is called there, by its name in the port; undefined: it has no place there. */
export function useFieldName({ options }: WizardModel): (field: string) => string | undefined {
  const { t } = useMessages(messages)
  const known = options?.state === 'ready' ? options.data : undefined
  return (field) => {
    if (field in factLabels) return t(factLabels[field as OrderFact])
    const [, id, part] = /^media\.(\d+)\.(start|end)$/.exec(field) ?? []
    const medium = known?.media.find(({ mediaTypeId }) => String(mediaTypeId) === id)?.name
    if (medium) return t(part === 'start' ? 'media.ownStart' : 'media.ownEnd', { medium })
    return known?.fields.find(({ setting }) => setting.field.key === field)?.setting.field.displayName // prettier-ignore
  }
}
