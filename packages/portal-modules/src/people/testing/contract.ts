import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { GroupChange, PeoplePort } from '../people.port.ts'

export interface PortUnderTest {
  port: PeoplePort
}

/**
 * What every port of the administration of people must do; run it against your own. The reader
 * administers; there are people with and without rights, somebody inactive among them.
 */
export function describePeoplePort(name: string, makePort: () => Promise<PortUnderTest>): void {
  describe(`people port: ${name}`, () => {
    let port: PeoplePort
    const people = () => port.people().load()
    const named = async (lastName: string) =>
      (await people()).find((one) => one.lastName === lastName)!
    const groups = () => port.groups().load()
    const unique = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`
    const newGroup = (change: Partial<GroupChange> = {}) =>
      port.saveGroup({
        name: unique('Gruppe'),
        kind: 'customer',
        isApprover: false,
        seesInvoices: false,
        ...change,
      })
    beforeEach(async () => {
      ;({ port } = await makePort())
    })

    test('everybody is listed, inactive people too, with what may be done (ADM-01, ENT-02)', async () => {
      const all = await people()
      expect(all.some(({ status }) => status === 'inactive')).toBe(true)
      for (const one of all) {
        expect(one.fullName).toMatch(/\S/)
        expect([one.can.change, one.can.assign]).toEqual([true, true])
      }
      expect(port.people().key).toEqual(port.people().key)
      expect(port.roles).toContain('CLIENT')
    })

    test('details are changed, and not over those of somebody quicker (API-12, ADM-01)', async () => {
      const { id, version } = await named('Huber')
      const saved = await port.save({ id, version, jobTitle: 'Filialleitung' })
      expect(saved).toMatchObject({ id, jobTitle: 'Filialleitung' })
      expect(saved.version).toBeGreaterThan(version)
      const late = await refusal(port.save({ id, version, jobTitle: 'Zu spät' }))
      expect(late.code).toBe('conflict')
      expect((await named('Huber')).jobTitle).toBe('Filialleitung')
    })

    test('somebody is signed out on all their devices, if that is the portal’s to do (API-12)', async () => {
      const { id } = await named('Huber')
      expect(await port.endSessions?.(id)).toBeGreaterThanOrEqual(0)
    })

    test('who is switched off is in no group, and back in all of them afterwards (ADM-02)', async () => {
      const { id, version } = await named('Moser')
      const before = await port.groupsOf(id).load()
      expect(before.length).toBeGreaterThan(0)
      const off = await port.save({ id, version, status: 'inactive' })
      expect(off.status).toBe('inactive')
      expect(await port.groupsOf(id).load()).toEqual([])
      const group = (await groups())[0]!
      const refused = await refusal(port.setMember(id, group.id, true))
      expect([refused.code, refused.reason]).toEqual(['conflict', 'inactive'])
      await port.save({ id, version: off.version, status: 'active' })
      expect(await port.groupsOf(id).load()).toEqual(before)
    })

    test('who is in the reporting tool is said and taken back (API-13, ADM-03)', async () => {
      const { id, isAssigned } = await named('Kaya')
      await port.assign(id, !isAssigned)
      expect((await named('Kaya')).isAssigned).toBe(!isAssigned)
      await port.assign(id, isAssigned)
      expect((await named('Kaya')).isAssigned).toBe(isAssigned)
    })

    test('a link for a new password is sent to who has one here (AUTH-18)', async () => {
      const { id, can } = await named('Huber')
      expect(can.sendPasswordLink).toBe(true)
      await port.sendPasswordLink(id)
      expect((await people()).find(({ status }) => status === 'inactive')?.can.sendPasswordLink).toBe(false) // prettier-ignore
    })

    test('another address is asked for at its mailbox, and nothing changes before; their own is refused (ADM-09)', async () => {
      const { id, email, can } = await named('Huber')
      expect(can.changeEmail).toBe(true)
      await port.sendEmailLink(id, `${crypto.randomUUID().slice(0, 8)}@neu.example`)
      expect((await named('Huber')).email).toBe(email)
      const same = await refusal(port.sendEmailLink(id, email!.toUpperCase()))
      expect([same.code, same.reason, Object.keys(same.fields)]).toEqual(['conflict', 'same-email', ['email']]) // prettier-ignore
      expect((await people()).find(({ status }) => status === 'inactive')?.can.changeEmail).toBe(false) // prettier-ignore
    })

    test('what somebody signs on with at the reporting tool is set; a name has one owner (API-37, REP-08)', async () => {
      const [{ id }, other] = [await named('Kaya'), await named('Huber')]
      const username = unique('konto')
      const given = { username, password: 'geheim-genug', confirmation: 'geheim-genug' }
      const differs = await refusal(port.setCredentials(id, { ...given, confirmation: 'anders' }))
      expect([differs.code, Object.keys(differs.fields)]).toEqual(['invalid', ['confirmation']])
      await port.setCredentials(id, given)
      const taken = await refusal(port.setCredentials(other.id, given))
      expect([taken.code, Object.keys(taken.fields)]).toEqual(['invalid', ['username']])
    })

    test('people are added row by row, into the groups that are named; who is there already is named (API-14, ADM-04, ADM-07)', async () => {
      const group = await newGroup({})
      const known = await named('Kaya')
      const email = `${crypto.randomUUID().slice(0, 8)}@neu.example`
      const row = { role: 'CLIENT', isExternal: true } as const
      const commandId = crypto.randomUUID()
      const rows = [
        { ...row, fullName: 'Nele Neu', email },
        { ...row, fullName: 'Aylin Kaya', email: known.email! },
      ]
      const { people: added, refusals } = await port.add(rows, [group.id], commandId)
      expect(added.map((one) => [one.fullName, one.isExternal, one.isInvited])).toEqual([
        ['Nele Neu', true, true],
      ])
      expect(refusals.map((one) => one.email)).toEqual([known.email])
      expect(refusals[0]!.reason).toMatch(/\S/)
      // The same command again, as after a lost answer, is answered alike.
      const again = await port.add(rows, [group.id], commandId)
      expect(again.people.map(({ id }) => id)).toEqual(added.map(({ id }) => id))
      expect(again.refusals).toEqual(refusals)
      expect((await people()).map((one) => one.email)).toContain(email)
      expect(await port.membersOf(group.id).load()).toEqual(added.map(({ id }) => id))
    })

    test('a group is made, changed and deleted; its name is its own (API-19, ADM-05)', async () => {
      const made = await newGroup({ isApprover: true })
      expect(made).toMatchObject({ kind: 'customer', isApprover: true, memberCount: 0 })
      const changed = { ...made, name: unique('Andere'), isApprover: false, seesInvoices: true }
      expect(await port.saveGroup(changed)).toMatchObject({ name: changed.name, isApprover: false })
      const other = (await groups()).find(({ id }) => id !== made.id)!
      const taken = await refusal(port.saveGroup({ ...changed, name: other.name }))
      expect([taken.code, Object.keys(taken.fields)]).toEqual(['conflict', ['name']])
      await port.removeGroup(made.id)
      expect((await groups()).map(({ id }) => id)).not.toContain(made.id)
      expect((await refusal(port.removeGroup(made.id))).code).toBe('not-found')
    })

    test('somebody joins a group, is counted, and keeps it from being deleted (API-21, ADM-05, ADM-07)', async () => {
      const { id } = await named('Huber')
      const group = await newGroup()
      const count = async () => (await groups()).find((one) => one.id === group.id)!.memberCount
      await port.setMember(id, group.id, true)
      expect(await port.groupsOf(id).load()).toContain(group.id)
      expect(await count()).toBe(1)
      expect(await port.membersOf(group.id).load()).toEqual([id])
      const refused = await refusal(port.removeGroup(group.id))
      expect([refused.code, refused.reason]).toEqual(['conflict', 'has-members'])
      await port.setMember(id, group.id, false)
      expect(await port.groupsOf(id).load()).not.toContain(group.id)
      expect(await count()).toBe(0)
      await port.removeGroup(group.id)
    })

    test('many join a group and leave it at once; whom it changed is named (ADM-07, T-99)', async () => {
      const [one, two] = [await named('Huber'), await named('Kaya')]
      const group = await newGroup()
      const members = async () => (await port.memberships().load()).find(({ groupId }) => groupId === group.id)?.userIds ?? [] // prettier-ignore
      const change = { groupIds: [group.id], userIds: [one.id, two.id] }
      await port.setMember(one.id, group.id, true)
      expect(await port.setMembers({ ...change, isMember: true })).toEqual([{ groupId: group.id, userIds: [two.id] }]) // prettier-ignore
      expect((await members()).toSorted()).toEqual([one.id, two.id].toSorted())
      const gone = await refusal(port.setMembers({ ...change, userIds: [one.id, 987_654], isMember: false })) // prettier-ignore
      expect(gone.code).toBe('not-found')
      expect(await members()).toHaveLength(2)
      const left = await port.setMembers({ ...change, isMember: false })
      expect(left[0]!.userIds.toSorted()).toEqual([one.id, two.id].toSorted())
      expect(await members()).toEqual([])
      expect(port.memberships().key).toEqual(port.memberships().key)
      await port.removeGroup(group.id)
    })

    test('a list invites who is new and changes who is there, as its comparison said (ADM-04)', async () => {
      const lists = port.lists!
      const known = await named('Kaya')
      const email = `${crypto.randomUUID().slice(0, 8)}@liste.example`
      const name = unique('Listengruppe')
      const command = {
        people: [
          { email, lastName: 'Neu', jobTitle: 'Planung', groups: [name] },
          {
            email: known.email!.toUpperCase(),
            phoneNumber: `0 ${crypto.randomUUID().slice(0, 8)}`,
          },
          { email: (await named('Moser')).email! },
        ],
        newGroups: [name],
      }
      const { basis, ...compared } = await lists.compare(command)
      expect(compared.people.map(({ result }) => result)).toEqual(['invited', 'changed', 'unchanged']) // prettier-ignore
      expect(compared.people[1]).toMatchObject({
        before: { phoneNumber: known.phoneNumber },
        after: { phoneNumber: command.people[1]!.phoneNumber },
      })
      expect(compared.newGroups).toEqual([name])
      expect((await people()).some((one) => one.email === email)).toBe(false)
      await lists.take({ ...command, basis, commandId: crypto.randomUUID() })
      const made = (await people()).find((one) => one.email === email)!
      expect(made).toMatchObject({ lastName: 'Neu', jobTitle: 'Planung', isInvited: true })
      const group = (await groups()).find((one) => one.name === name)!
      expect(await port.groupsOf(made.id).load()).toEqual([group.id])
      expect((await named('Kaya')).phoneNumber).toBe(command.people[1]!.phoneNumber)
      const late = await refusal(lists.take({ ...command, basis, commandId: crypto.randomUUID() }))
      expect(late.code).toBe('conflict')
      const again = await lists.compare(command)
      expect(again.people.map(({ result }) => result)).toEqual(['unchanged', 'unchanged', 'unchanged']) // prettier-ignore
      // Back to what other tests know.
      const { id, version } = await named('Kaya')
      await port.save({ id, version, phoneNumber: known.phoneNumber })
    })

    test('a list with a wrong row does nothing, and says which (ADM-04)', async () => {
      const email = `${crypto.randomUUID().slice(0, 8)}@liste.example`
      const refused = await refusal(
        port.lists!.compare({
          people: [{ email, lastName: 'Gut' }, { email: `x${email}`, lastName: 'Gut', groups: [unique('Keine')] }, { email, lastName: 'Gut' }], // prettier-ignore
          newGroups: [],
        }),
      )
      expect([refused.code, Object.keys(refused.fields)]).toEqual(['invalid', ['people[1].groups', 'people[2].email']]) // prettier-ignore
    })

    test('who and what is not there is not found', async () => {
      const [group] = await groups()
      const gone = 987_654
      expect((await refusal(port.save({ id: gone, version: 1 }))).code).toBe('not-found')
      expect((await refusal(port.groupsOf(gone).load())).code).toBe('not-found')
      expect((await refusal(port.membersOf(gone).load())).code).toBe('not-found')
      expect((await refusal(port.setMember(gone, group!.id, true))).code).toBe('not-found')
    })
  })
}
