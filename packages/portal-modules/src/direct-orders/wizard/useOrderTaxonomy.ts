import { useMemo } from 'react'
import { useQuery } from '../../kit/index.ts'
import type { DirectOrdersPort, OrderChoices, OrderOptions } from '../direct-orders.port.ts'
import type { OrderDraft } from '../draft.logic.ts'
import { namingOf } from '../taxonomy.logic.ts'
import type { WizardModel } from './wizard.types.ts'

/** The name of an order by the tenant's rule, while it is filled in and when it is sent. */
export function useOrderTaxonomy(
  port: DirectOrdersPort,
  draft: OrderDraft,
  choices: OrderChoices | undefined,
  options: OrderOptions | undefined,
) {
  const rule = useQuery(useMemo(() => port.taxonomy(), [port]))
  const taxonomy = useMemo((): WizardModel['taxonomy'] => {
    if (rule.state === 'failed') return { failed: true, retry: rule.retry }
    if (rule.state === 'loading' || !choices || rule.data === null) return undefined
    return { text: rule.data.nameOf(namingOf(draft, choices, options)) }
  }, [choices, draft, options, rule])
  const taxonomyOf = (of: OrderDraft, known: { choices: OrderChoices; options: OrderOptions }) =>
    rule.state === 'ready'
      ? rule.data?.nameOf(namingOf(of, known.choices, known.options))
      : undefined
  return { taxonomy, taxonomyOf }
}
