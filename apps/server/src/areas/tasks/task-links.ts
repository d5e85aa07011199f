import { campaignsAmong } from '../campaigns/index.ts'
import { discussionAddressesOf, findAllVisible } from '../components/index.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Access } from '../users/index.ts'
import type { Link } from './tasks.mapper.ts'
import type { LinkKey } from './tasks.repository.ts'

const keyOf = ({ type, id }: LinkKey) => `${type} ${id}`

/** What tasks point to, as far as the caller sees it: the same number of statements for any number. */
export async function linksAmong(
  tx: Transaction,
  access: Access,
  keys: readonly LinkKey[],
): Promise<(key: LinkKey) => Link | undefined> {
  const idsOf = (type: LinkKey['type']) => [
    ...new Set(keys.filter((key) => key.type === type).map(({ id }) => id)),
  ]
  const [componentIds, campaignIds] = [idsOf('component'), idsOf('campaign')]
  const links = new Map<string, Link>()
  const add = (link: Link) => links.set(keyOf(link), link)
  if (componentIds.length > 0) {
    const found = await findAllVisible(tx, access, componentIds)
    const addresses = await discussionAddressesOf(
      tx,
      found.map(({ chain }) => chain),
    )
    for (const [index, { row }] of found.entries()) {
      add({ type: 'component', id: row.id, displayName: row.display_name, url: addresses[index]! })
    }
  }
  if (campaignIds.length > 0) {
    for (const { id, name, url } of await campaignsAmong(tx, access, campaignIds)) {
      add({ type: 'campaign', id, displayName: name, url })
    }
  }
  return (key) => links.get(keyOf(key))
}
