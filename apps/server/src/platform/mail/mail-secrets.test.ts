import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { migrate, readMigrations } from '../migrations.ts'
import { createMailSecrets, hideSecrets } from './mail-secrets.ts'
import { sealWaitingMails } from './seal-waiting.ts'

const secrets = createMailSecrets('a key of this database')
const address = 'nora@kunde.example'

describe('a code in a mail (ADM-04)', () => {
  test('stands in the text of its recipient wherever its placeholder does, and in nobody else’s', () => {
    const { placeholder, sealed } = secrets.seal(address, 'c0de$&')
    const body = `Hier: ${placeholder}\nHere: ${placeholder}`
    expect(sealed).not.toContain('c0de')
    expect(secrets.open({ address, body, sealedSecret: sealed })).toEqual({
      body: 'Hier: c0de$&\nHere: c0de$&',
      secret: 'c0de$&',
    })
    expect(hideSecrets(body, '[…]')).toBe('Hier: […]\nHere: […]')
  })

  test('is not put where a name in the text looks like a placeholder', () => {
    const name = 'https://evil.example/?[secret:0123456789abcdef]'
    const { placeholder, sealed } = secrets.seal(address, 'c0de')
    const body = `${name} lädt Sie ein: ${placeholder}`
    expect(secrets.open({ address, body, sealedSecret: sealed })!.body).toBe(
      `${name} lädt Sie ein: c0de`,
    )
  })

  test('stays sealed for another address, for another key, and where it was changed', () => {
    const { placeholder: body, sealed } = secrets.seal(address, 'c0de')
    const other = createMailSecrets('another key')
    expect(secrets.open({ address: 'b@x.example', body, sealedSecret: sealed })).toBeUndefined()
    expect(other.open({ address, body, sealedSecret: sealed })).toBeUndefined()
    expect(secrets.open({ address, body, sealedSecret: `A${sealed.slice(1)}A` })).toBeUndefined()
    expect(secrets.open({ address, body, sealedSecret: '' })).toBeUndefined()
  })
})

describe.each(databases)('mails of an earlier version on $name', (kind) => {
  test('lose their codes where they are done, and keep them sealed where they wait (ADM-04)', async () => {
    const { database, drop } = await kind.open({ migrated: false })
    try {
      const all = await readMigrations()
      const at = all.findIndex(({ name }) => name === '0069_mail_secrets.sql')
      await migrate(database, all.slice(0, at))
      const link = (code: string) => `https://p.example/identity/invitation?code=${code}`
      const [application] = await database.system((tx) =>
        tx.query<{ id: number }>(
          sql`insert into applications (guid, display_name) values (gen_random_uuid(), 'Alpenquell') returning id`,
        ),
      )
      const text = (code: string) =>
        `x ${link('from-a-name')}\nDe: ${link(code)}\nEn: ${link(code)}`
      await database.system((tx) =>
        tx.query(sql`
          insert into mail_outbox
            (application_id, address, language, subject, body, sent_at, failed_at)
          values
            (${application!.id}, ${address}, 'de', 's', ${text('sent-code-1')}, now(), null),
            (${application!.id}, ${address}, 'de', 's', ${text('failed-code-1')}, null, now()),
            (${application!.id}, ${address}, 'de', 's', ${text('waiting-code-1')}, null, null),
            (${application!.id}, ${address}, 'de', 's', 'Neue Datei', null, null)`),
      )
      await migrate(database, all)
      await sealWaitingMails(database, secrets)
      // A server that starts again changes nothing.
      const rows = () =>
        database.system((tx) =>
          tx.query<{ body: string; sealed_secret: string | null }>(
            sql`select body, sealed_secret from mail_outbox order by id`,
          ),
        )
      const once = await rows()
      await sealWaitingMails(database, secrets)
      expect(await rows()).toEqual(once)
      const [sent, failed, waiting, other] = once
      for (const { body } of [sent!, failed!, waiting!]) expect(body).not.toMatch(/code-1/)
      expect([sent!.sealed_secret, failed!.sealed_secret]).toEqual([null, null])
      expect(hideSecrets(sent!.body, '[…]')).toContain(`En: ${link('[…]')}`)
      const sealed = { address, body: waiting!.body, sealedSecret: waiting!.sealed_secret! }
      expect(secrets.open(sealed)!.body).toBe(text('waiting-code-1'))
      expect(other).toEqual({ body: 'Neue Datei', sealed_secret: null })
    } finally {
      await drop()
    }
  })
})
