import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { NewApplication, SetupPort } from '../setup.port.ts'

export interface PortUnderTest {
  port: SetupPort
  /** Address of the caller, who is in what they set up. */
  known: string
}

/** What every port of a setup must do; run it against your own. The caller may set up applications. */
export function describeSetupPort(name: string, makePort: () => Promise<PortUnderTest>): void {
  describe(`setup port: ${name}`, () => {
    let port: SetupPort
    let known: string
    let count = 0
    const build = (change: Partial<NewApplication> = {}): NewApplication => ({
      name: `Mandant ${Date.now()} ${(count += 1)}`,
      description: 'Ökostrom aus Husum',
      agencyName: 'Brückner Vahl Media',
      pictureId: null,
      primary: '#1c7c54',
      secondary: null,
      customers: [],
      members: [],
      featureIds: [],
      templateKey: null,
      settings: [],
      commandId: crypto.randomUUID(),
      ...change,
    })
    beforeEach(async () => {
      ;({ port, known } = await makePort())
    })

    test('there are features, settings and 14 pictures with their colours (API-06, ENT-05, SETUP-05)', async () => {
      const { features, settings, pictures } = await port.choices().load()
      expect(features.length).toBeGreaterThan(0)
      expect(settings.length).toBeGreaterThan(0)
      expect(pictures).toHaveLength(14)
      for (const { colors } of pictures) expect(colors.length).toBeGreaterThan(0)
      const keys = settings.map(({ field }) => field.key)
      for (const { turnsOn } of features) if (turnsOn) expect(keys).toContain(turnsOn)
    })

    test('all of it is made at once, and says how each was invited (API-25, SETUP-04)', async () => {
      const { features, settings, pictures } = await port.choices().load()
      const onOff = settings.find(({ field }) => field.valueSelection?.join() === 'true,false')!
      const application = build({
        pictureId: pictures[2]!.id,
        customers: [{ number: null, name: 'Nordlicht Energie GmbH' }],
        members: [
          { fullName: 'Swantje Petersen', email: `swantje.${count}@nordlicht.example`, kind: 'client' }, // prettier-ignore
          { fullName: 'Wer es anlegt', email: known, kind: 'clientService' },
        ],
        featureIds: [features[0]!.id],
        settings: [{ id: onOff.id, value: 'true' }],
      })
      const created = await port.create(application)
      expect(created).toEqual({
        id: expect.any(Number),
        name: application.name,
        invitations: [
          { email: application.members[0]!.email, status: 'sent' },
          { email: known, status: 'existing' },
        ],
      })
    })

    test('the same command makes one', async () => {
      const application = build()
      const [once, again] = [await port.create(application), await port.create(application)]
      expect(again).toEqual(once)
    })

    test('a name is given once, and the refusal is at its field (ERR-16)', async () => {
      const { name } = await port.create(build())
      const taken = await refusal(port.create(build({ name: name.toUpperCase() })))
      expect([taken.code, taken.reason]).toEqual(['conflict', 'name-taken'])
      expect(taken.fields.name).toHaveLength(1)
    })

    test('what is wrong is told by its place, all at once (SETUP-04, ERR-16)', async () => {
      const person = { fullName: 'Swantje Petersen', kind: 'client' as const }
      const wrong = await refusal(
        port.create(
          build({
            members: [
              { ...person, email: 'swantje@nordlicht.example' },
              { ...person, email: 'Swantje@nordlicht.example' },
            ],
            featureIds: [987_654],
            settings: [{ id: 987_654, value: 'true' }],
          }),
        ),
      )
      expect(wrong.code).toBe('invalid')
      expect(Object.keys(wrong.fields).toSorted()).toEqual([
        'features.0',
        'members.1.email',
        'settings.0',
      ])
    })
  })
}
