import { addDays, daysBetween } from '../kit/dates/index.ts'
import { currencyCode } from '../kit/campaigns/index.ts'
import type { Campaign } from './campaigns.port.ts'
import type { CampaignChoices, NewCampaign } from './planning.port.ts'

/** What a new campaign begins as: the customer of the tenant, in euros. */
export const blankCampaign = ({ clients, currencies }: CampaignChoices): NewCampaign => ({
  name: '',
  client: clients[0] ?? null,
  product: null,
  budget: null,
  currency: currencies.find((name) => currencyCode(name) === 'EUR') ?? 'EUR',
  start: null,
  end: null,
  dueOn: null,
  copyOf: null,
})

/** A copy of a campaign, with what it is called. */
export const copiedCampaign = (campaign: Campaign, name: string): NewCampaign => ({
  name,
  client: campaign.customer.name,
  product: campaign.product?.name ?? null,
  budget: campaign.budget,
  currency: campaign.currencyName,
  start: campaign.start,
  end: campaign.end,
  // That day belongs to the plan that was decided about.
  dueOn: null,
  copyOf: campaign.id,
})

/** Begins with the channels of another campaign; what is not said yet is taken from there, too. */
export function beganWith(form: NewCampaign, source: Campaign | undefined): NewCampaign {
  if (!source) return { ...form, copyOf: null }
  return {
    ...form,
    copyOf: source.id,
    product: form.product ?? source.product?.name ?? null,
    budget: form.budget ?? source.budget,
    ...(form.start === null && form.end === null && { start: source.start, end: source.end }),
  }
}

/** Days by which the channels of a copy move; 0: they stay, or nobody knows. */
export const copyShift = ({ start }: NewCampaign, source: Campaign | undefined): number =>
  source?.start && start ? daysBetween(source.start, start) : 0

/** Begins on another day; a copy keeps its length. */
export function startedOn(form: NewCampaign, start: string | null): NewCampaign {
  const isMoved = form.copyOf !== null && form.start !== null && form.end !== null && start !== null
  return {
    ...form,
    start,
    ...(isMoved && { end: addDays(form.end!, daysBetween(form.start!, start)) }),
  }
}

/** What stands against it before anybody asks the host. */
export const campaignFaults = ({ name, start, end }: NewCampaign): { name?: 'missing'; end?: 'order' } => ({
  ...(name.trim() === '' && { name: 'missing' }),
  ...(start !== null && end !== null && end < start && { end: 'order' }),
}) // prettier-ignore
