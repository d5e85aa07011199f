import type { BodyOf, setup } from '@atrium/api-client/contract'
import { reservedSlugs } from '@atrium/api-client/contract'
import type { ProblemText } from '../../platform/problem.ts'
import type { Role } from '../../platform/actor.ts'
import {
  carriesValue,
  configurationTexts,
  valueFault,
  type Definition,
} from '../applications/index.ts'
import type { FeatureDefinition } from '../features/index.ts'
import { groupTypes, hasAnyRole } from '../users/index.ts'
import { setupTexts } from './setup.texts.ts'

export type SetupForm = BodyOf<typeof setup.create>

/** Applications are set up by administrators (SETUP-10). */
export const canSetUp = ({ rolesAnywhere }: { rolesAnywhere: readonly Role[] }) =>
  hasAnyRole(rolesAnywhere, ['ADMINISTRATOR'])

/** What a form is held against. */
export interface Known {
  features: readonly FeatureDefinition[]
  templates: readonly { key: string; pages: readonly { slug: string }[] }[]
  definitions: readonly Definition[]
  /** Whoever sets it up signed in with more than a password. */
  hasSecondFactor?: boolean | undefined
  /** Customers of applications that the caller is not in. */
  foreignCustomerIds: readonly number[]
}

type Faults = Record<string, ProblemText>

/** All that is wrong with a form, by the name of its field: `members[0].email` (SETUP-04). */
export function setupFaults(form: SetupForm, known: Known): Faults {
  return {
    ...customerFaults(form, known),
    ...memberFaults(form),
    ...featureFaults(form, known),
    ...configurationFaults(form, known),
    ...pageFaults(form, known),
  }
}

/** A number of the agency's own, or undefined for a customer that gets one: -1 and 0 stand for new. */
export const customerNumber = (customer: { id?: number | undefined }) =>
  customer.id && customer.id > 0 ? customer.id : undefined

function customerFaults({ customers = [] }: SetupForm, { foreignCustomerIds }: Known): Faults {
  const seen = new Set<number>()
  const faults: Faults = {}
  for (const [index, customer] of customers.entries()) {
    const id = customerNumber(customer)
    if (id === undefined) continue
    if (foreignCustomerIds.includes(id)) faults[`customers[${index}].id`] = setupTexts.unknown
    if (seen.has(id)) faults[`customers[${index}].id`] = setupTexts.twice
    seen.add(id)
  }
  return faults
}

const types: readonly number[] = Object.values(groupTypes)

function memberFaults({ members = [] }: SetupForm): Faults {
  const seen = new Set<string>()
  const faults: Faults = {}
  for (const [index, { email, userGroupType }] of members.entries()) {
    const address = email.toLowerCase()
    if (seen.has(address)) faults[`members[${index}].email`] = setupTexts.twice
    if (!types.includes(userGroupType))
      faults[`members[${index}].userGroupType`] = setupTexts.unknown
    seen.add(address)
  }
  return faults
}

function featureFaults({ features = [] }: SetupForm, known: Known): Faults {
  const faults: Faults = {}
  for (const [index, { id }] of features.entries()) {
    if (!known.features.some((feature) => feature.id === id))
      faults[`features[${index}].id`] = setupTexts.unknown
  }
  return faults
}

function configurationFaults(
  { configurations = [] }: SetupForm,
  { definitions, hasSecondFactor }: Known,
): Faults {
  const seen = new Set<number>()
  const faults: Faults = {}
  for (const [index, { configurationId, value }] of configurations.entries()) {
    const name = `configurations[${index}]`
    const definition = definitions.find(({ id }) => id === configurationId)
    if (!definition) faults[`${name}.configurationId`] = setupTexts.unknown
    else if (seen.has(configurationId)) faults[`${name}.configurationId`] = setupTexts.twice
    else if (!carriesValue(definition.type))
      faults[`${name}.configurationId`] = configurationTexts['without-value']
    else {
      // A new application demands nothing yet: left empty, nothing is taken back.
      const mayDemand = hasSecondFactor || value.trim() === ''
      const fault = valueFault(definition, value, { hasSecondFactor: mayDemand })
      if (fault) faults[`${name}.value`] = configurationTexts[fault]
    }
    seen.add(configurationId)
  }
  return faults
}

function pageFaults({ pages = [], features = [], template }: SetupForm, known: Known): Faults {
  const chosen = known.templates.find(({ key }) => key === template)
  const taken = new Set([
    ...(chosen?.pages ?? []).map(({ slug }) => slug),
    ...known.features
      .filter(({ id, page }) => page && features.some((feature) => feature.id === id))
      .map(({ page }) => page!.slug),
  ])
  const faults: Faults = {}
  if (template && !chosen) faults.template = setupTexts.unknown
  for (const [index, { slug }] of pages.entries()) {
    if (reservedSlugs.has(slug)) faults[`pages[${index}].slug`] = setupTexts.reserved
    else if (taken.has(slug)) faults[`pages[${index}].slug`] = setupTexts.twice
    taken.add(slug)
  }
  return faults
}
