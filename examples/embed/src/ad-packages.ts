import type { Block, BlockContent, BlockDetails, BuildingBlocksPort } from '@atrium/portal-modules/building-blocks' // prettier-ignore
import { PortError } from '@atrium/portal-modules/kit'
import { nextNumber, type AdDesk, type AdPackage } from './ads.ts'
import { remote, type Remote } from './remote.ts'

/** The page’s list of packages; this product has one. */
export const deskId = 1

const toBlock = (one: AdPackage): Block => ({
  id: one.nr,
  name: one.title,
  description: one.text || null,
  budget: one.price,
  priority: one.rank,
  format: one.size || null,
  duration: one.run,
  customer: null,
  campaign: null,
  product: null,
  media: one.channels.map(({ nr, isFixed, hasDays }) => ({
    mediaTypeId: nr,
    isRequired: isFixed,
    needsDates: hasDays,
  })),
  version: one.edition,
  can: { edit: true, delete: true },
})
const toDetails = (one: AdPackage): BlockDetails => ({ ...toBlock(one), fields: one.questions })

/** This product’s packages of advertisements as building blocks. */
export function createPackagesPort(
  { channels, packages }: AdDesk,
  { ask = remote, openOrders }: { ask?: Remote; openOrders?: () => void } = {},
): BuildingBlocksPort {
  const answered = new Map<string, Block>()
  const find = (id: number): AdPackage => {
    const found = packages.find((one) => one.nr === id && !one.isWithdrawn)
    if (!found) throw new PortError({ code: 'not-found' })
    return found
  }
  const written = (content: BlockContent) => {
    const fields = faultsOf(content)
    if (Object.keys(fields).length > 0) throw new PortError({ code: 'invalid', fields })
    let lastId = nextNumber(packages.flatMap((one) => one.questions.map(({ id }) => ({ nr: id ?? 0 })))) // prettier-ignore
    return {
      title: content.name,
      text: content.description,
      price: content.budget,
      rank: content.priority,
      size: content.format,
      run: content.duration,
      channels: content.media.map(({ mediaTypeId, isRequired, needsDates }) => ({
        nr: mediaTypeId,
        isFixed: isRequired,
        hasDays: needsDates,
      })),
      questions: content.fields.map((field) => ({ ...field, id: field.id ?? lastId++ })),
    }
  }
  /** An answer that got lost is given again. */
  const once = (commandId: string, work: () => AdPackage) =>
    ask(() => {
      const block = answered.get(commandId) ?? toBlock(work())
      answered.set(commandId, block)
      return block
    })

  return {
    ...(openOrders && { openOrders }),
    blocks: (componentId) => ({
      key: ['packages', componentId],
      load: () =>
        ask(() => ({
          blocks: packages.filter((one) => !one.isWithdrawn).map(toBlock),
          can: { add: true },
        })),
    }),
    block: (id) => ({ key: ['package', id], load: () => ask(() => toDetails(find(id))) }),
    choices: () => ({
      key: ['package-choices'],
      load: async () => ({
        campaigns: [],
        mediaTypes: channels.map(({ nr, title, kind }) => ({ id: nr, name: title, kind })),
      }),
    }),
    create: (content, _componentId, commandId) =>
      once(commandId, () => {
        const one = { nr: nextNumber(packages), edition: 1, ...written(content) }
        packages.push(one)
        return one
      }),
    save: ({ id, version }, content, commandId) =>
      once(commandId, () => {
        const one = find(id)
        if (one.edition !== version) throw new PortError({ code: 'conflict' })
        return Object.assign(one, written(content), { edition: version + 1 })
      }),
    remove: ({ id }) => ask(() => void Object.assign(find(id), { isWithdrawn: true })),
    restore: ({ id }) =>
      ask(() => {
        const one = packages.find(({ nr }) => nr === id)
        if (!one) throw new PortError({ code: 'not-found' })
        one.isWithdrawn = false
      }),
  }
}

/** What this product does not take, by the names of the form. */
function faultsOf({ name, media, fields }: BlockContent): Record<string, string[]> {
  const faults: Record<string, string[]> = {}
  if (name.trim().length < 3) faults.name = ['Bitte mindestens drei Zeichen.']
  for (const [at, { mediaTypeId }] of media.entries())
    if (media.findIndex((one) => one.mediaTypeId === mediaTypeId) < at)
      faults[`media.${at}`] = ['Das steht schon da.']
  for (const [at, { key, type, choices }] of fields.entries()) {
    if (fields.findIndex((one) => one.key === key) < at)
      faults[`fields.${at}.key`] = ['Diesen Schlüssel gibt es schon.']
    if (type === 'Select' && choices.length === 0)
      faults[`fields.${at}.choices`] = ['Was steht zur Auswahl?']
  }
  return faults
}
