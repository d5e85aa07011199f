import sql from 'sql-template-tag'
import { embeddedIssuer } from '../../identity/index.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { uuidOf } from '../ids.ts'
import { insertRows } from '../rows.ts'
import type { Tenant } from '../tenant-volume.ts'

const firstNames = ['Änne', 'Björn', 'Çiğdem', 'Dörte', 'Elif', 'Frieda', 'Günter', 'Henrike', 'İlker', 'Jürgen', 'Käthe', 'Łukasz', 'Mette', 'Noël', 'Öykü', 'Piet'] // prettier-ignore
const lastNames = ['Abel', 'Böttcher', 'Claußen', 'Dreßler', 'Engel', 'Fuß', 'Göbel', 'Hähnel', 'Jäger', 'Krüger', 'Löffler', 'Müller', 'Öztürk', 'Pfützner', 'Schäfer', 'Weiß'] // prettier-ignore

/** Clients spread over the tenants, each with somebody who decides; the agency's people are in all of them. */
export async function addPeople(tx: Transaction, count: number, tenants: readonly Tenant[]) {
  const added = Array.from({ length: count - 15 }, (_, index) => {
    const first = firstNames[index % firstNames.length]!
    const last = lastNames[Math.floor(index / firstNames.length) % lastNames.length]!
    return {
      issuer: embeddedIssuer,
      subject: uuidOf(`person ${index}`),
      first_name: first,
      last_name: last,
      email: `person.${index}@kunde.example`,
      roles: Math.floor(index / tenants.length) % 9 === 0 ? ['CLIENT_LEAD', 'CLIENT'] : ['CLIENT'],
    }
  })
  const users = await insertRows(
    tx,
    'users',
    {
      issuer: 'text',
      subject: 'text',
      first_name: 'text',
      last_name: 'text',
      email: 'text',
      roles: 'text[]',
    },
    added,
    'id',
  )
  const members = users.map(({ id }, index) => ({
    application_id: tenants[index % tenants.length]!.id,
    user_id: id,
    roles: added[index]!.roles,
  }))
  await insertRows(
    tx,
    'application_users',
    { application_id: 'int', user_id: 'int', roles: 'text[]' },
    members,
  )
  await insertRows(
    tx,
    'user_group_members',
    { application_id: 'int', user_group_id: 'int', user_id: 'int' },
    members.map((member, index) => {
      const { clientIds } = tenants[index % tenants.length]!
      const { application_id, user_id } = member
      return { application_id, user_id, user_group_id: clientIds[index % clientIds.length] }
    }),
  )
  const generated = tenants.filter((tenant) => tenant.id >= 200).map((tenant) => tenant.id)
  await tx.query(sql`
    insert into application_users (application_id, user_id, roles)
    select application_id, u.id, u.roles
    from unnest(${generated}::int[]) as application_id, users u
    where u.email = any(${['maren.thiessen', 'henning.vahl', 'aylin.kaya'].map((login) => `${login}@brueckner-vahl.example`)}::text[])`)
  await tx.query(sql`
    insert into user_group_members (application_id, user_group_id, user_id)
    select g.application_id, g.id, u.id
    from user_groups g
    join users u on u.email = case g.type
      when 1 then 'maren.thiessen@brueckner-vahl.example'
      when 20 then 'aylin.kaya@brueckner-vahl.example'
    end
    where g.application_id = any(${generated}::int[])`)
}
