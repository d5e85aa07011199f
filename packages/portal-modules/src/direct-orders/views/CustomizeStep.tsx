import {
  Banner,
  Button,
  ComboBox,
  FieldGrid,
  FieldGridItem,
  NumberField,
  RadioGroup,
  Section,
  Select,
  TextArea,
  TextField,
} from '@atrium/design-system'
import { RefreshCw } from 'lucide-react'
import { formatBudget } from '../../kit/campaigns/index.ts'
import { useMessages } from '../../kit/index.ts'
import { SettingsForm } from '../../kit/settings/index.ts'
import { maxLengthOf } from '../checks.logic.ts'
import { askedFields, fittingCampaigns, narrowedTo, withBlock, withCampaign } from '../draft.logic.ts' // prettier-ignore
import type { OrderBlock } from '../direct-orders.port.ts'
import { messages } from '../messages/index.ts'
import type { WizardModel } from '../wizard/wizard.types.ts'
import { AttachmentSection } from './AttachmentSection.tsx'
import { MediaSection } from './MediaSection.tsx'
import { BlockNotice } from './BlockNotice.tsx'
import { blockFacts } from './words.ts'

interface StepProps {
  model: WizardModel
}

/** Most blocks that are shown as cards; more are searched. */
const maxBlockCards = 8
const currency = { style: 'currency', currency: 'EUR' } as const

/** Everything about the order, from the block to its attachments (DO-01). */
export function CustomizeStep({ model }: StepProps) {
  return (
    <>
      {model.action === 'buildingBlock' && <BlockSection model={model} />}
      <CampaignSection model={model} />
      <MediaSection model={model} />
      <BudgetSection model={model} />
      <DetailSection model={model} />
      <AboutSection model={model} />
      <AttachmentSection model={model} />
      <TaxonomyLine model={model} />
    </>
  )
}

function BlockSection({ model }: StepProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { choices, draft, change, faultOf } = model
  const { blocks } = choices
  const choose = (id: string | null) => {
    const block = blocks.find((one) => String(one.id) === id)
    if (block) change(withBlock(draft, block, choices.campaigns))
  }
  const shared = {
    label: t('block.label'),
    isLabelHidden: true,
    isRequired: true,
    value: draft.block ? String(draft.block.id) : null,
    onChange: choose,
    errorMessage: faultOf('block'),
  }
  return (
    <Section title={t('block.title')} description={t('block.hint')}>
      <BlockNotice model={model} />
      {blocks.length === 0 ? (
        <Banner tone="warn">{t('block.none')}</Banner>
      ) : blocks.length <= maxBlockCards ? (
        <RadioGroup
          {...shared}
          variant="cards"
          options={blocks.map((block) => ({
            value: String(block.id),
            label: block.name,
            description: <BlockWords block={block} />,
          }))}
        />
      ) : (
        <ComboBox
          {...shared}
          options={blocks.map((block) => ({
            id: String(block.id),
            label: block.name,
            description: blockFacts(tools, block),
          }))}
        />
      )}
    </Section>
  )
}

const byName = <T extends { id: number; name: string }>(all: readonly (T | null)[]): T[] => [
  ...new Map(all.flatMap((one) => (one ? [[one.id, one] as const] : []))).values(),
]
const toOption = ({ id, name }: { id: number; name: string }) => ({ id: String(id), label: name })
const idOf = (text: string | null) => (text === null ? null : Number(text))
const textOf = (id: number | null) => (id === null ? null : String(id))

/** What a block is for, and below it what it prescribes. */
function BlockWords({ block }: { block: OrderBlock }) {
  const tools = useMessages(messages)
  const facts = blockFacts(tools, block)
  return (
    <>
      {block.description && <span className="at-block-words">{block.description}</span>}
      {facts && <b className="at-block-facts">{facts}</b>}
    </>
  )
}

/** Customer, product and campaign: each choice leaves what belongs to it (DO-19). */
function CampaignSection({ model }: StepProps) {
  const { t } = useMessages(messages)
  const { choices, draft, change, faultOf } = model
  const { campaigns } = choices
  const customers = byName(campaigns.map(({ customer }) => customer))
  const ofCustomer = fittingCampaigns({ ...draft, productId: null }, campaigns)
  const products = byName(ofCustomer.map(({ product }) => product))
  const fitting = fittingCampaigns(draft, campaigns)
  const chosen = campaigns.find(({ id }) => id === draft.campaignId)
  return (
    // Without a block it is the first.
    <Section title={t('campaign.title')} hasDivider={model.action === 'buildingBlock'}>
      {campaigns.length === 0 ? (
        <Banner tone="warn">{t('campaign.none')}</Banner>
      ) : (
        <FieldGrid>
          {customers.length > 1 && (
            <FieldGridItem columns={6}>
              <Select
                label={t('campaign.customer')}
                options={customers.map(toOption)}
                value={textOf(draft.customerId)}
                onChange={(id) => change(narrowedTo(draft, { customerId: idOf(id) }, campaigns))}
              />
            </FieldGridItem>
          )}
          {products.length > 1 && (
            <FieldGridItem columns={6}>
              <Select
                label={t('campaign.product')}
                placeholder={t('campaign.allProducts')}
                isClearable
                options={products.map(toOption)}
                value={textOf(draft.productId)}
                onChange={(id) => change(narrowedTo(draft, { productId: idOf(id) }, campaigns))}
              />
            </FieldGridItem>
          )}
          <FieldGridItem columns={12}>
            <ComboBox
              label={t('campaign.campaign')}
              isRequired={!choices.isCampaignOptional}
              options={fitting.map(({ id, name, product, customer }) => ({
                id: String(id),
                label: name,
                description: [customers.length > 1 && customer.name, product?.name].filter(Boolean).join(' · ') || undefined, // prettier-ignore
              }))}
              value={textOf(draft.campaignId)}
              valueLabel={chosen?.name}
              onChange={(id) => change(withCampaign(campaigns.find((one) => one.id === idOf(id))))}
              errorMessage={faultOf('campaign')}
            />
          </FieldGridItem>
        </FieldGrid>
      )}
    </Section>
  )
}

function BudgetSection({ model }: StepProps) {
  const { t, locale } = useMessages(messages)
  const { choices, draft, change, faultOf } = model
  const block = choices.blocks.find(({ id }) => id === draft.block?.id)
  const frame = block?.budget ?? null
  return (
    <Section title={t('budget.title')} hasDivider>
      <FieldGrid>
        <FieldGridItem columns={6}>
          <NumberField
            label={t('budget.label')}
            description={
              frame === null
                ? undefined
                : t('budget.frame', { amount: formatBudget(locale, frame, null) })
            }
            hasNoSteps
            formatOptions={currency}
            value={draft.budget}
            onChange={(budget) => change({ budget })}
            errorMessage={faultOf('budget')}
          />
        </FieldGridItem>
        {frame !== null && draft.budget !== null && draft.budget >= 0 && draft.budget < frame && (
          <FieldGridItem columns={12}>
            <Banner tone="warn">
              {t('budget.belowFrame', {
                amount: formatBudget(locale, frame, null),
                less: formatBudget(locale, frame - draft.budget, null),
              })}
            </Banner>
          </FieldGridItem>
        )}
      </FieldGrid>
    </Section>
  )
}

/** The tenant's own fields, by the renderer that all configured fields have (CFG-09, BB-05). */
function DetailSection({ model }: StepProps) {
  const { t } = useMessages(messages)
  const { draft, change, options, faultOf } = model
  if (options?.state !== 'ready') return null
  const fields = askedFields(draft, options.data)
  if (fields.length === 0) return null
  return (
    <Section title={t('details.title')} hasDivider>
      <SettingsForm
        settings={fields.map(({ setting }) => setting)}
        values={draft.values}
        onChange={(key, value) => change({ values: { ...draft.values, [key]: value } })}
        faultOf={faultOf}
      />
    </Section>
  )
}

function AboutSection({ model }: StepProps) {
  const { t } = useMessages(messages)
  const { draft, change, faultOf } = model
  return (
    <Section title={t('about.title')} hasDivider>
      <FieldGrid>
        <FieldGridItem columns={12}>
          <TextField
            label={t('about.name')}
            description={t('about.nameHint')}
            isRequired
            maxLength={100}
            value={draft.name}
            onChange={(name) => change({ name })}
            errorMessage={faultOf('name')}
          />
        </FieldGridItem>
        <FieldGridItem columns={6}>
          <ComboBox
            label={t('about.region')}
            isRequired={model.region.isRequired}
            allowsCustom
            options={model.region.names.map((name) => ({ id: name, label: name }))}
            value={draft.region === '' ? null : draft.region}
            onChange={(region) => change({ region: region ?? '' })}
            errorMessage={faultOf('region')}
          />
        </FieldGridItem>
        <FieldGridItem columns={6}>
          <TextField
            label={t('about.purchaseOrder')}
            description={t('about.purchaseOrderHint')}
            value={draft.purchaseOrder}
            onChange={(purchaseOrder) => change({ purchaseOrder })}
            errorMessage={faultOf('purchaseOrder')}
          />
        </FieldGridItem>
        <FieldGridItem columns={12}>
          <TextArea
            label={t('about.description')}
            description={t(`about.descriptionHint.${model.action}`)}
            maxLength={maxLengthOf('description')}
            value={draft.description}
            onChange={(description) => change({ description })}
            errorMessage={faultOf('description')}
          />
        </FieldGridItem>
        <FieldGridItem columns={6}>
          <TextArea
            label={t('about.target')}
            value={draft.target}
            onChange={(target) => change({ target })}
            errorMessage={faultOf('target')}
          />
        </FieldGridItem>
        <FieldGridItem columns={6}>
          <TextArea
            label={t('about.comment')}
            value={draft.comment}
            onChange={(comment) => change({ comment })}
            errorMessage={faultOf('comment')}
          />
        </FieldGridItem>
      </FieldGrid>
    </Section>
  )
}

/** What the order will be called, as it is entered; where that fails it is tried again (DO-17). */
function TaxonomyLine({ model: { taxonomy } }: StepProps) {
  const { t } = useMessages(messages)
  if (!taxonomy) return null
  if ('failed' in taxonomy)
    return (
      <Banner
        tone="bad"
        action={
          <Button size="compact" icon={RefreshCw} onPress={taxonomy.retry}>
            {t('taxonomy.again')}
          </Button>
        }
      >
        {t('taxonomy.failed')}
      </Banner>
    )
  return (
    <div className="at-taxonomy">
      <div>
        <div className="at-quiet">{t('taxonomy.title')}</div>
        <output className="at-code" aria-label={t('taxonomy.title')}>
          {taxonomy.text || t('taxonomy.empty')}
        </output>
        <div className="at-quiet">{t('taxonomy.hint')}</div>
      </div>
    </div>
  )
}
