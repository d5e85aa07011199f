import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../test/databases.ts'
import type { TestDatabase } from '../../../test/databases.ts'
import { DatabaseUnavailable, isCommitUnknown } from './unavailable.ts'
import type { SqlDatabase } from './index.ts'

describe.each(databases)('database: $name', (kind) => {
  let fresh: TestDatabase
  let database: SqlDatabase

  beforeAll(async () => {
    fresh = await kind.open()
    database = fresh.database
    await database.system((tx) =>
      tx.script(`
        create table notes (application_id integer not null, id integer generated always as identity,
          text text not null, primary key (application_id, id));
        call tenant_wall('notes');
        insert into notes (application_id, text) values (1, 'ours'), (2, 'theirs')`),
    )
  })
  afterAll(() => fresh.drop())

  test('values look the same from both drivers', async () => {
    const [row] = await database.system((tx) =>
      tx.query(sql`select 7::int8 as big, count(*) as counted, '2027-04-01'::date as day,
        '2027-04-01T08:00:00Z'::timestamptz as moment, '{"a":[1]}'::jsonb as json,
        array[1,2]::int8[] as bigs, '{}'::int8[] as none, array['2027-04-01'::date] as days,
        ${[3, 4]}::int[] as ints, ${['a', 'b,"c']}::text[] as texts, ${undefined}::text as nothing,
        ${JSON.stringify([1])}::jsonb as list, ${new Date('2027-01-01T00:00:00Z')}::timestamptz as given,
        '1.50'::numeric as amount, '90 minutes'::interval as span, true as yes`),
    )
    expect(row).toEqual({
      big: 7,
      counted: 1,
      day: '2027-04-01',
      moment: new Date('2027-04-01T08:00:00Z'),
      json: { a: [1] },
      bigs: [1, 2],
      none: [],
      days: ['2027-04-01'],
      ints: [3, 4],
      texts: ['a', 'b,"c'],
      nothing: null,
      list: [1],
      given: new Date('2027-01-01T00:00:00Z'),
      amount: '1.50',
      span: '01:30:00',
      yes: true,
    })
  })

  test('a tenant transaction sees nothing of another tenant, even without a condition (PERM-19)', async () => {
    const texts = (id: number) =>
      database.tenant(id, (tx) => tx.query<{ text: string }>(sql`select text from notes`))
    expect(await texts(1)).toEqual([{ text: 'ours' }])
    expect(await texts(2)).toEqual([{ text: 'theirs' }])
    expect(await texts(3)).toEqual([])
    const all = await database.system((tx) => tx.query(sql`select from notes`))
    expect(all).toHaveLength(2)
  })

  test('a tenant transaction can neither write into nor change another tenant (PERM-19)', async () => {
    await expect(
      database.tenant(1, (tx) =>
        tx.query(sql`insert into notes (application_id, text) values (2, 'smuggled')`),
      ),
    ).rejects.toThrow(/row-level security/)
    const changed = await database.tenant(1, (tx) =>
      tx.query(sql`update notes set text = 'x' where application_id = 2 returning id`),
    )
    expect(changed).toEqual([])
    await expect(database.tenant(1, (tx) => tx.query(sql`select * from secrets`))).rejects.toThrow(
      /permission denied/,
    )
  })

  test('the role and the tenant end with the transaction', async () => {
    await database.tenant(1, (tx) => tx.query(sql`select 1`))
    const [row] = await database.system((tx) =>
      tx.query(
        sql`select current_application() as tenant, current_user = 'atrium_tenant' as walled`,
      ),
    )
    expect(row).toEqual({ tenant: null, walled: false })
  })

  test('an error rolls everything back, and the next transaction works', async () => {
    await expect(
      database.system(async (tx) => {
        await tx.query(sql`insert into notes (application_id, text) values (9, 'lost')`)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(
      await database.system((tx) => tx.query(sql`select from notes where application_id = 9`)),
    ).toEqual([])
  })

  test('a swallowed statement error does not pass as a commit', async () => {
    await expect(
      database.system(async (tx) => {
        await tx.query(sql`select 1/0`).catch(() => undefined)
      }),
    ).rejects.toThrow()
  })

  test('a transaction inside a transaction is refused instead of waiting forever', async () => {
    await expect(
      database.system(() => database.system((tx) => tx.query(sql`select 1`))),
    ).rejects.toThrow('inside a transaction')
  })

  test('several transactions together hold together, each with its own sight (PERM-19)', async () => {
    const seen = await database.together(async () => {
      await database.system((tx) =>
        tx.query(sql`insert into notes (application_id, text) values (41, 'a'), (42, 'b')`),
      )
      const walled = await database.tenant(41, (tx) =>
        tx.query(sql`select text from notes where application_id > 40`),
      )
      const [after] = await database.system((tx) =>
        tx.query(sql`
          select current_application() as tenant, current_user = 'atrium_tenant' as walled,
            (select count(*) from notes where application_id > 40) as count`),
      )
      return { walled, after }
    })
    expect(seen).toEqual({
      walled: [{ text: 'a' }],
      after: { tenant: null, walled: false, count: 2 },
    })
    const failing = database.together(async () => {
      await database.tenant(43, (tx) =>
        tx.query(sql`insert into notes (application_id, text) values (43, 'c')`),
      )
      throw new Error('afterwards')
    })
    await expect(failing).rejects.toThrow('afterwards')
    expect(
      await database.system((tx) => tx.query(sql`select from notes where application_id = 43`)),
    ).toEqual([])
  })

  test('what waits for the commit is done after it, of the last attempt only, and not at all without one', async () => {
    const done: string[] = []
    let tries = 0
    const later = (name: string) => database.afterCommit(async () => done.push(name))
    await database.together(async () => {
      tries++
      await database.system(async (tx) => {
        await later(`inside ${tries}`)
        if (tries === 1)
          await tx.query(sql`do $$ begin raise exception using errcode = '40001'; end $$`)
      })
      await later(`between ${tries}`)
      expect(done).toEqual([])
    })
    expect(done).toEqual(['inside 2', 'between 2'])
    const failing = database.system(async () => {
      await later('never')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await later('at once')
    await database.afterCommit(() => Promise.reject(new Error('ignored')))
    expect(done).toEqual(['inside 2', 'between 2', 'at once'])
  })

  test('inside one of several together there is no other', async () => {
    await expect(
      database.together(() =>
        database.system(() => database.system((tx) => tx.query(sql`select 1`))),
      ),
    ).rejects.toThrow('inside a transaction')
    await expect(
      database.together(() =>
        Promise.all([
          database.tenant(1, (tx) => tx.query(sql`select 1`)),
          database.tenant(2, (tx) => tx.query(sql`select 1`)),
        ]),
      ),
    ).rejects.toThrow('inside a transaction')
  })

  test('several together are tried again as a whole', async () => {
    let tries = 0
    const result = await database.together(async () => {
      tries++
      await database.system((tx) =>
        tx.query(sql`insert into notes (application_id, text) values (44, 'once')`),
      )
      if (tries === 1) {
        await database.system((tx) =>
          tx.query(sql`do $$ begin raise exception using errcode = '40001'; end $$`),
        )
      }
      return database.system((tx) =>
        tx.query(sql`select text from notes where application_id = 44`),
      )
    })
    expect([tries, result]).toEqual([2, [{ text: 'once' }]])
  })

  test('a serialization failure is tried again, three times at most', async () => {
    let tries = 0
    const fail = () =>
      database.system(async (tx) => {
        tries++
        await tx.query(sql`do $$ begin raise exception using errcode = '40001'; end $$`)
      })
    await expect(fail()).rejects.toThrow()
    expect(tries).toBe(3)
  })

  test('NOTIFY wakes a listener once it commits', async () => {
    let wakes = 0
    const stop = await database.listen('tests', () => wakes++)
    await database.system((tx) => tx.query(sql`select pg_notify('tests', '')`))
    await expect.poll(() => wakes).toBe(1)
    await stop()
    await database.system((tx) => tx.query(sql`select pg_notify('tests', '')`))
    await database.system((tx) => tx.query(sql`select 1`))
    expect(wakes).toBe(1)
  })

  describe.skipIf(kind.name === 'embedded')('where a connection breaks', () => {
    const killMe = sql`select pg_terminate_backend(pg_backend_pid())`

    test('a transaction was not committed, and the next one works', async () => {
      const broken = database.system((tx) => tx.query(killMe))
      await expect(broken).rejects.toSatisfy(
        (error) => error instanceof DatabaseUnavailable && !isCommitUnknown(error),
      )
      expect(await database.system((tx) => tx.query(sql`select 1 as one`))).toEqual([{ one: 1 }])
    })

    test('between two statements, the next statement says so', async () => {
      const broken = database.system(async (tx) => {
        const [row] = await tx.query<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        const other = await fresh.openAgain!()
        await other.database.system((own) =>
          own.query(sql`select pg_terminate_backend(${row!.pid}::int, 10000)`),
        )
        await other.drop()
        return tx.query(sql`select 1`)
      })
      await expect(broken).rejects.toBeInstanceOf(DatabaseUnavailable)
    })

    test('during the commit, nobody knows whether it counts', async () => {
      await database.system((tx) =>
        tx.script(`
          create table last_words (id integer);
          create function hang_up() returns trigger language plpgsql as
            $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
          create constraint trigger hang_up after insert on last_words
            deferrable initially deferred for each row execute function hang_up()`),
      )
      const broken = database.system((tx) => tx.query(sql`insert into last_words values (1)`))
      await expect(broken).rejects.toSatisfy(isCommitUnknown)
    })

    test('the listener comes back, once, and wakes everybody', async () => {
      let wakes = 0
      const stop = await database.listen('outages', () => wakes++)
      const listening = () =>
        database.system((tx) =>
          tx.query<{ pid: number }>(sql`
            select pid from pg_stat_activity
            where application_name = 'atrium-listen' and datname = current_database()`),
        )
      const [before] = await listening()
      await database.system((tx) => tx.query(sql`select pg_terminate_backend(${before!.pid}::int)`))
      await expect.poll(() => wakes).toBeGreaterThan(0)
      const after = await listening()
      expect(after).toHaveLength(1)
      expect(after).not.toEqual([before])
      const heard = wakes
      await database.system((tx) => tx.query(sql`select pg_notify('outages', '')`))
      await expect.poll(() => wakes).toBe(heard + 1)
      await stop()
    })
  })

  test('an embedded database is tidied by the server, a served one by itself', async () => {
    if (kind.name === 'postgres') return expect(database.tidy).toBeUndefined()
    const sizeOf = async () => {
      const [row] = await database.system((tx) =>
        tx.query<{ size: number }>(
          sql`select reltuples::int as size from pg_class where relname = 'notes'`,
        ),
      )
      return row!.size
    }
    expect(await sizeOf()).toBe(-1)
    await database.tidy!()
    expect(await sizeOf()).toBeGreaterThan(0)
  })

  test('statements are counted for tests', async () => {
    const seen = await fresh.queriesOf(() =>
      database.tenant(1, async (tx) => {
        await tx.query(sql`select 1`)
        await tx.query(sql`select 2`)
      }),
    )
    expect(seen).toEqual(['select 1', 'select 2'])
  })
})
