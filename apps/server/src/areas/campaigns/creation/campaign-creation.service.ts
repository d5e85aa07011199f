import type { BodyOf, Campaign, campaignPlanning, ResponseOf } from '@atrium/api-client/contract'
import { addDays, dayIn, daysBetween, type Day } from '../../../platform/berlin-time.ts'
import { forbidden, invalid, Problem } from '../../../platform/problem.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { logMails, nameKey, type Command } from '../../components/index.ts'
import { enterTenant, type Access } from '../../users/index.ts'
import {
  copyChannels,
  copyGroups,
  findByExternalId,
  findChoices,
  giveToGroups,
  insertCampaign,
  insertCustomer,
  insertProduct,
  listCampaignClients,
  listCustomers,
  listProducts,
  lockCreation,
} from './campaign-creation.repository.ts'
import { canMakeCampaigns } from '../campaigns.policy.ts'
import type { CampaignRow } from '../campaigns.repository.ts'
import { presentedCampaign, seenCampaign } from '../campaigns.service.ts'
import { campaignTexts } from '../campaigns.texts.ts'
import type { CampaignFacts } from '../plan/plan-changes.repository.ts'
import {
  planContextOf,
  finish,
  type PlanChangeContext,
  type PlanChangeResult,
  type PlanningDependencies,
} from '../plan/plan-change.ts'
import { requireOrder } from '../plan/planning.edits.ts'

/** What is said of a campaign, by names and days as they travel. */
type SaidFacts = Omit<BodyOf<typeof campaignPlanning.create>, 'externalId' | 'copyOf'>

/** The currency of a campaign that nobody says one of. */
const usualCurrency = 'EUR'

/** How far a copy may be from its source: all of its days have to be days of the calendar. */
const maxDaysApart = 36_525

/** What a new campaign can be of. */
export async function choicesFor(
  deps: Pick<PlanningDependencies, 'database'>,
  actor: Actor,
  applicationId: number,
): Promise<ResponseOf<typeof campaignPlanning.choices>> {
  const found = await enterTenant(deps, actor, applicationId, async (tx, access) => ({
    ...(await findChoices(tx, access)),
    can: { create: canMakeCampaigns(access) },
  }))
  const customers = await deps.database.system((tx) => listCustomers(tx, applicationId))
  const { clients, currencies } = found
  return {
    ...found,
    clients: [...new Set([...customers.map(({ name }) => name), ...clients])].filter(
      (name) => !customers.some((one) => one.is_archived && one.name === name),
    ),
    currencies: currencies.length > 0 ? currencies : [usualCurrency],
  }
}

/** Makes a campaign, empty or with the channels of another one (CAMP-07). */
export async function createCampaign(
  deps: PlanningDependencies,
  command: Command,
  { externalId, copyOf, ...said }: BodyOf<typeof campaignPlanning.create>,
  log: CallContext['log'],
): Promise<Campaign> {
  const { actor, applicationId } = command
  const sourceOf = async (tx: Transaction, access: Access) => {
    const source = copyOf === undefined ? undefined : await seenCampaign(tx, access, copyOf)
    if (!canMakeCampaigns(access)) throw forbidden()
    return source
  }
  await enterTenant(deps, actor, applicationId, sourceOf)
  const client = await clientNamed(deps, applicationId, said.clientName)
  const { campaign, mails } = await enterTenant(deps, actor, applicationId, async (tx, access) => {
    const source = await sourceOf(tx, access)
    await lockCreation(tx, applicationId)
    if (externalId !== undefined) await requireFree(tx, applicationId, externalId)
    const resolved = await resolveFacts(tx, access, { ...said, client }, source, { isCopy: true })
    const facts = await settleFacts(tx, applicationId, resolved)
    const context = await makeCampaign(tx, access, { externalId, facts, source })
    const mails = await finish(deps, command, context, accountOfCreation(context, source))
    return { campaign: await presentedCampaign(deps, tx, access, context.campaign.id), mails }
  })
  logMails(log, mails)
  return campaign
}

/** Adds the campaign itself, with the channels of the one that it is copied from. */
export async function makeCampaign(
  tx: Transaction,
  access: Access,
  { externalId, facts, source }: { externalId: string | undefined; facts: CampaignFacts; source?: CampaignRow | undefined },
): Promise<PlanChangeContext> {
  const { applicationId, actor } = access
  const key = { applicationId, userId: actor.userId, externalId: externalId ?? null }
  const id = await insertCampaign(tx, key, { ...facts, nameKey: nameKey(facts.name) })
  if (source) {
    await copyGroups(tx, applicationId, { fromId: source.id, toId: id })
    const days = daysApart(source.start_date, facts.startDate)
    await copyChannels(tx, applicationId, { fromId: source.id, toId: id, days })
  } else {
    await giveToGroups(tx, access, id)
  }
  return planContextOf(tx, access, id)
} // prettier-ignore

/** What is told of a campaign that was made. */
export const accountOfCreation = (
  { access, campaign, rows }: PlanChangeContext,
  source?: CampaignRow,
): PlanChangeResult => ({
  kind: 'created',
  // It is in its first version.
  isPlan: false,
  statesAfter: rows.map((row) => row.workflow_state),
  channelIds: rows.map(({ id }) => id),
  audited: [
    {
      applicationId: access.applicationId,
      actor: access.actor,
      action: 'campaign.created',
      objectType: 'campaign',
      objectId: campaign.id,
      summary: {
        name: campaign.name,
        after: { client: campaign.customer_name, ...(source && { copyOf: source.name }) },
      },
    },
  ],
  history: [{ kind: 'created', ...(source && { after: { copyOf: source.name } }) }],
})

async function requireFree(tx: Transaction, applicationId: number, externalId: string) {
  const holder = await findByExternalId(tx, applicationId, externalId)
  if (holder === undefined) return
  const text = campaignTexts[holder.isDeleted ? 'external-id-in-trash' : 'external-id-taken']
  throw new Problem(409, 'external-id-taken', { text, fields: { externalId: text } })
}

/** How many days later something begins; 0 where one of the days is not known. */
const daysApart = (from: string | null, to: string | null) =>
  from === null || to === null ? 0 : daysBetween(from, to)

/** A client by name; without a number it would be a new one. */
export interface Client {
  id: number
  name: string
}

/**
 * The client of a name, whatever its case, among the customers of the application and those that its
 * campaigns are of. One that nobody knows yet is made, unless it is only asked for (`isDryRun`): then its
 * number is 0. Without a name it is the first customer of the application; undefined: it has none.
 * Customers belong to no tenant, so this is a transaction of the system: ask for rights before.
 */
export const clientNamed = (
  { database }: Pick<PlanningDependencies, 'database'>,
  applicationId: number,
  name: string | undefined,
  { isDryRun = false } = {},
): Promise<Client | undefined> =>
  database.system(async (tx) => {
    const customers = await listCustomers(tx, applicationId)
    if (name === undefined) return customers.find(({ is_archived }) => !is_archived)
    await lockCreation(tx, applicationId)
    const known = [...customers, ...(await listCampaignClients(tx, applicationId))]
    const found = known.find((client) => nameKey(client.name) === nameKey(name))
    return found ?? { id: isDryRun ? 0 : await insertCustomer(tx, name), name }
  })

/** What is said of a campaign, before a product that nobody knows yet has its number. */
type ResolvedFacts = Omit<CampaignFacts, 'productId'> & {
  product: { id: number | undefined; name: string } | { id: number } | null
}

/**
 * What is said of a campaign as it is kept, with the client and the product of these names. What is not
 * said is as in `before`; of a copy that is the campaign that it is made from, and its days come as much
 * later as the start. Without one it is empty. Nothing is written. Throws 400 at what cannot be.
 */
export async function resolveFacts(
  tx: Transaction,
  access: Access,
  said: SaidFacts & { client: Client | undefined },
  before?: CampaignRow,
  { isCopy = false } = {},
): Promise<ResolvedFacts> {
  const own = <T>(value: T | undefined, earlier: T | undefined, otherwise: T): T =>
    value === undefined ? (earlier ?? otherwise) : value
  const startDate = own(dayIn(said.startDate), before?.start_date, null)
  const days = isCopy ? daysApart(before?.start_date ?? null, startDate) : 0
  if (Math.abs(days) > maxDaysApart) throw invalid({ startDate: campaignTexts['too-far'] })
  const later = (day: Day, earlier: string | null | undefined) =>
    own(dayIn(day), earlier ? addDays(earlier, days) : null, null)
  const endDate = later(said.endDate, before?.end_date)
  requireOrder({ startDate, endDate })
  const known = said.clientName === undefined && before ? { id: before.customer_id, name: before.customer_name } : said.client // prettier-ignore
  if (!known) throw invalid({ clientName: campaignTexts['client-missing'] })
  return {
    name: said.name,
    customerId: known.id,
    customerName: known.name,
    product: await productNamed(tx, access, said.productName, before),
    budget: own(said.budget, before?.budget, null),
    currencyName: own(said.currencyName, before?.currency_name, before ? null : usualCurrency),
    startDate,
    endDate,
    approvalDueDate: later(said.approvalDueDate, before?.approval_due),
  }
}

/** Gives a product that nobody knows yet its number. */
export async function settleFacts(
  tx: Transaction,
  applicationId: number,
  { product, ...facts }: ResolvedFacts,
): Promise<CampaignFacts> {
  return {
    ...facts,
    productId:
      product && 'name' in product
        ? (product.id ?? (await insertProduct(tx, applicationId, product.name)))
        : (product?.id ?? null),
  }
}

async function productNamed(
  tx: Transaction,
  { applicationId }: Access,
  name: string | null | undefined,
  before: CampaignRow | undefined,
): Promise<ResolvedFacts['product']> {
  if (name === null) return null
  if (name === undefined) return before?.product_id ? { id: before.product_id } : null
  const known = await listProducts(tx, applicationId)
  const found = known.find((product) => nameKey(product.name) === nameKey(name))
  return { id: found?.id, name }
}
