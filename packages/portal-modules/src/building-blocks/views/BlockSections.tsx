import {
  Banner,
  ComboBox,
  FieldGrid,
  FieldGridItem,
  NumberField,
  Section,
  Select,
  TextArea,
  TextField,
} from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import type { BlockDetails, CampaignChoice, DurationUnit } from '../building-blocks.port.ts'
import { longest } from '../checks.logic.ts'
import { fittingCampaigns, narrowedTo, withCampaign } from '../draft.logic.ts'
import { messages } from '../messages/index.ts'
import type { BlockEditor } from '../useBlockEditor.ts'

interface SectionProps {
  editor: BlockEditor
}

const currency = { style: 'currency', currency: 'EUR' } as const
const units: readonly DurationUnit[] = ['day', 'week', 'month', 'year']
/** Largest numbers that the contract takes. */
const maxBudget = 999_999_999
const maxDuration = 1_000
const maxPriority = 999

/** What it is called, what it is, and where it stands among the others. */
export function AboutSection({ editor }: SectionProps) {
  const { t } = useMessages(messages)
  const { draft, change, faultOf } = editor
  return (
    <Section title={t('about.title')}>
      <FieldGrid>
        <FieldGridItem columns={8}>
          <TextField
            label={t('about.name')}
            isRequired
            maxLength={longest.name}
            value={draft.name}
            onChange={(name) => change({ name })}
            errorMessage={faultOf('name')}
          />
        </FieldGridItem>
        <FieldGridItem columns={4}>
          <NumberField
            label={t('about.priority')}
            description={t('about.priorityHint')}
            minValue={0}
            maxValue={maxPriority}
            step={1}
            value={draft.priority}
            onChange={(priority) => change({ priority })}
            errorMessage={faultOf('priority')}
          />
        </FieldGridItem>
        <FieldGridItem columns={12}>
          <TextArea
            label={t('about.description')}
            description={t('about.descriptionHint')}
            maxLength={longest.description}
            value={draft.description}
            onChange={(description) => change({ description })}
            errorMessage={faultOf('description')}
          />
        </FieldGridItem>
      </FieldGrid>
    </Section>
  )
}

/** Budget, run and format that an order from it begins with. */
export function FrameSection({ editor }: SectionProps) {
  const { t } = useMessages(messages)
  const { draft, change, faultOf } = editor
  return (
    <Section title={t('frame.title')} description={t('frame.hint')} hasDivider>
      <FieldGrid>
        <FieldGridItem columns={4}>
          <NumberField
            label={t('frame.budget')}
            description={t('frame.budgetHint')}
            hasNoSteps
            formatOptions={currency}
            minValue={0}
            maxValue={maxBudget}
            value={draft.budget}
            onChange={(budget) => change({ budget })}
            errorMessage={faultOf('budget')}
          />
        </FieldGridItem>
        <FieldGridItem columns={4}>
          <NumberField
            label={t('frame.duration')}
            description={t('frame.durationHint')}
            minValue={1}
            maxValue={maxDuration}
            step={1}
            value={draft.durationCount}
            onChange={(durationCount) => change({ durationCount })}
            errorMessage={faultOf('duration')}
          />
        </FieldGridItem>
        <FieldGridItem columns={4}>
          <Select
            label={t('frame.unit')}
            options={units.map((unit) => ({ id: unit, label: t(`unit.${unit}`) }))}
            value={draft.durationUnit}
            onChange={(unit) => unit && change({ durationUnit: unit as DurationUnit })}
          />
        </FieldGridItem>
        <FieldGridItem columns={12}>
          <TextField
            label={t('frame.format')}
            placeholder={t('frame.formatExample')}
            maxLength={longest.format}
            value={draft.format}
            onChange={(format) => change({ format })}
            errorMessage={faultOf('format')}
          />
        </FieldGridItem>
      </FieldGrid>
    </Section>
  )
}

const unique = <T extends { id: number; name: string }>(all: readonly (T | null)[]): T[] => [
  ...new Map(all.flatMap((one) => (one ? [[one.id, one] as const] : []))).values(),
]
const toOption = ({ id, name }: { id: number; name: string }) => ({ id: String(id), label: name })
const idOf = (text: string | null) => (text === null ? null : Number(text))
const textOf = (id: number | null) => (id === null ? null : String(id))

interface BelongingProps extends SectionProps {
  block: BlockDetails | undefined
  campaigns: readonly CampaignChoice[]
}

/**
 * Customer, product and campaign that orders have to belong to (DO-19). They are chosen when a block is
 * made; afterwards their names are only shown (BB-01, VAL-08).
 */
export function BelongingSection({ editor, block, campaigns }: BelongingProps) {
  const { t } = useMessages(messages)
  if (block) return <BelongingNames editor={editor} block={block} />
  if (campaigns.length === 0)
    return (
      <Section title={t('belongs.title')} hasDivider>
        <Banner tone="info">{t('belongs.none')}</Banner>
      </Section>
    )
  return <BelongingChoice editor={editor} campaigns={campaigns} />
}

function BelongingChoice({ editor, campaigns }: Omit<BelongingProps, 'block'>) {
  const { t } = useMessages(messages)
  const { draft, change, faultOf } = editor
  const customers = unique(campaigns.map(({ customer }) => customer))
  const ofCustomer = fittingCampaigns({ customerId: draft.customerId, productId: null }, campaigns)
  const products = unique(ofCustomer.map(({ product }) => product))
  const fitting = fittingCampaigns(draft, campaigns)
  return (
    <Section title={t('belongs.title')} description={t('belongs.hint')} hasDivider>
      <FieldGrid>
        <FieldGridItem columns={6}>
          <Select
            label={t('belongs.customer')}
            placeholder={t('belongs.allCustomers')}
            isClearable
            options={customers.map(toOption)}
            value={textOf(draft.customerId)}
            onChange={(id) => change(narrowedTo(draft, { customerId: idOf(id) }, campaigns))}
            errorMessage={faultOf('customerId')}
          />
        </FieldGridItem>
        <FieldGridItem columns={6}>
          <Select
            label={t('belongs.product')}
            placeholder={t('belongs.allProducts')}
            isClearable
            options={products.map(toOption)}
            value={textOf(draft.productId)}
            onChange={(id) => change(narrowedTo(draft, { productId: idOf(id) }, campaigns))}
            errorMessage={faultOf('productId')}
          />
        </FieldGridItem>
        <FieldGridItem columns={12}>
          <ComboBox
            label={t('belongs.campaign')}
            placeholder={t('belongs.allCampaigns')}
            options={fitting.map(({ id, name, customer, product }) => ({
              id: String(id),
              label: name,
              description: [customer.name, product?.name].filter(Boolean).join(' · '),
            }))}
            value={textOf(draft.campaignId)}
            valueLabel={campaigns.find(({ id }) => id === draft.campaignId)?.name}
            onChange={(id) => change(withCampaign(draft, campaigns.find((one) => one.id === idOf(id))))} // prettier-ignore
            errorMessage={faultOf('campaignId')}
          />
        </FieldGridItem>
      </FieldGrid>
    </Section>
  )
}

function BelongingNames({ editor, block }: SectionProps & { block: BlockDetails }) {
  const { t } = useMessages(messages)
  const { faultOf } = editor
  const hidden = (one: { name: string | null } | null, all: string) =>
    one === null ? all : (one.name ?? t('belongs.hidden'))
  return (
    <Section title={t('belongs.title')} description={t('belongs.fixed')} hasDivider>
      <FieldGrid>
        <FieldGridItem columns={4}>
          <TextField
            label={t('belongs.customer')}
            isReadOnly
            value={hidden(block.customer, t('belongs.allCustomers'))}
            errorMessage={faultOf('customerId')}
          />
        </FieldGridItem>
        <FieldGridItem columns={4}>
          <TextField
            label={t('belongs.product')}
            isReadOnly
            value={hidden(block.product, t('belongs.allProducts'))}
            errorMessage={faultOf('productId')}
          />
        </FieldGridItem>
        <FieldGridItem columns={4}>
          <TextField
            label={t('belongs.campaign')}
            isReadOnly
            value={hidden(block.campaign, t('belongs.allCampaigns'))}
            errorMessage={faultOf('campaignId')}
          />
        </FieldGridItem>
      </FieldGrid>
    </Section>
  )
}
