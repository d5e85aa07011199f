import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  applications,
  calls,
  channelPosts,
  cockpits,
  columnsType,
  components,
  componentSearch,
  fileLinks,
  images,
  invoices,
  linkCollections,
  notifications,
  officeDocuments,
  pages,
  pathNames,
  reportTokens,
  themes,
  toColumns,
  users,
} from '../contract/index.ts'
import { ApiError, createClient, describeQuery } from './index.ts'

/** A client whose network is a function. */
function clientOn(
  answer: (url: string, init: RequestInit) => Response | Promise<Response>,
  language: 'de' | 'en' = 'de',
) {
  const fetch = vi.fn(async (url: unknown, init?: RequestInit) => answer(String(url), init!))
  const onUnauthorized = vi.fn(async () => false)
  const client = createClient({
    token: async () => 'token-1',
    language: () => language,
    onUnauthorized,
    fetch: fetch as unknown as typeof globalThis.fetch,
  })
  const sent = (at = 0) => {
    const [url, init] = fetch.mock.calls[at]!
    return { url: String(url), init: init!, headers: init!.headers as Record<string, string> }
  }
  return { client, sent, fetch, onUnauthorized }
}
const ok = (body: unknown) => Response.json(body)

describe('a call', () => {
  test('carries bearer token, JSON content type and the stored language (AUTH-14)', async () => {
    const { client, sent } = clientOn(() => ok([]), 'en')
    await client.call(pages.list, { params: { applicationId: 101 } })
    expect(sent().url).toBe('/api/v1.0/pages/101')
    expect(sent().headers).toMatchObject({
      Authorization: 'Bearer token-1',
      'Content-Type': 'application/json',
      'Accept-Language': 'en',
    })
    expect(sent().headers).not.toHaveProperty('Idempotency-Key')
  })

  test('a long list may come column by column, and is the same list', async () => {
    const rows = [{ id: 1 }, { id: 2, displayName: 'Kreation' }]
    const { client, sent } = clientOn(() =>
      Response.json(toColumns(rows), {
        headers: { 'content-type': `${columnsType}; charset=utf-8` },
      }),
    )
    const of = { params: { applicationId: 101 } }
    expect(await client.call(pages.list, of)).toEqual(rows)
    expect(sent().headers.Accept).toContain(columnsType)
  })

  test('a read that may be some seconds old is asked for once, and anew after a change by oneself or by others', async () => {
    const { client, fetch } = clientOn(() => ok({ id: 1 }))
    const read = () => client.call(users.current, {}, { maxAge: 60_000 })
    await Promise.all([read(), read()])
    await read()
    expect(fetch).toHaveBeenCalledTimes(1)

    await client.call(notifications.view, { params: { applicationId: 101 } })
    await read()
    expect(fetch).toHaveBeenCalledTimes(3)
    client.forget!()
    await read()
    expect(fetch).toHaveBeenCalledTimes(4)
    // Who does not say so is always answered by the server.
    await client.call(users.current, {})
    expect(fetch).toHaveBeenCalledTimes(5)
  })

  test('every call of the contract carries token, content type and language; an open one no token (AUTH-14)', async () => {
    const contentTypes = {
      json: 'application/json',
      form: 'application/x-www-form-urlencoded;charset=UTF-8',
      multipart: undefined,
    }
    for (const call of calls) {
      const { client, sent } = clientOn(() => ok({}), 'en')
      const params = Object.fromEntries(pathNames(call.path).map((name) => [name, 1]))
      await client.call(call, { params, query: {}, body: {}, files: {} } as never)
      const { 'Content-Type': contentType, Authorization, 'Accept-Language': language } = sent().headers // prettier-ignore
      expect([call.id, Authorization, contentType, language]).toEqual([
        call.id,
        call.open ? undefined : 'Bearer token-1',
        contentTypes[call.encoding ?? 'json'],
        'en',
      ])
    }
  })

  test('asks for application 0 when none is active (AUTH-15)', async () => {
    const { client, sent } = clientOn(() => ok([]))
    await client.call(pages.list, { params: { applicationId: undefined as unknown as number } })
    expect(sent().url).toBe('/api/v1.0/pages/0')
  })

  test('each base is configurable, and each call goes to its own (API-38)', async () => {
    const fetch = vi.fn(async (_url: unknown) => ok([]))
    const client = createClient({
      bases: {
        api: 'https://api.example/v1',
        services: 'https://services.example',
        extendedServices: 'https://extended.example',
        storage: 'https://storage.example',
        images: 'https://images.example',
      },
      token: async () => undefined,
      language: () => 'de',
      fetch: fetch as unknown as typeof globalThis.fetch,
    })
    await client.call(applications.list, {})
    await client.call(reportTokens.get, { body: { userId: 5 } })
    await client.call(channelPosts.list, { params: { applicationId: 101, channelId: 7 } })
    await client.call(officeDocuments.link, { params: { id: 9 } })
    await client.call(images.stock, {})
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      'https://api.example/v1/applications',
      'https://services.example/GetToken',
      'https://extended.example/posts/101/7',
      'https://storage.example/wopi/files/9/link/1',
      'https://images.example/stock',
    ])
  })

  test('a form goes as fields (API-03)', async () => {
    const { client, sent } = clientOn(() => ok({}))
    await client.call(applications.saveConfiguration, {
      params: { applicationId: 101 },
      body: { configurationId: 3, value: 'ä & b' },
    })
    expect(sent().headers['Content-Type']).toMatch('application/x-www-form-urlencoded')
    expect(String(sent().init.body)).toBe('configurationId=3&value=%C3%A4+%26+b')
  })

  test('an upload goes as multipart, fields before files (FILE-07)', async () => {
    const { client, sent } = clientOn(() => ok([]))
    await client.call(fileLinks.upload, {
      params: { applicationId: 101 },
      body: { ParentComponentId: 7, userGroupIds: [4, 5], notifyGroups: true },
      files: { files: [new File(['x'], 'Plan.pdf'), new File(['y'], 'Motiv.png')] },
    })
    const form = sent().init.body as FormData
    expect([...form.keys()]).toEqual([
      'ParentComponentId',
      'userGroupIds[0]',
      'userGroupIds[1]',
      'notifyGroups',
      'files',
      'files',
    ])
    expect(sent().headers).not.toHaveProperty('Content-Type')
  })

  test('a write names its command and the version that was seen', async () => {
    const { client, sent } = clientOn(() => ok({}))
    await client.call(
      users.saveCurrent,
      { body: { jobTitle: 'Planung' } },
      { ifMatch: 4, idempotencyKey: 'c1' },
    )
    expect(sent().headers).toMatchObject({ 'Idempotency-Key': 'c1', 'If-Match': '"4"' })
    await client.call(notifications.view, { params: { applicationId: 1 } })
    expect(sent(1).headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('query values that are not given are not sent', async () => {
    const { client, sent } = clientOn(() => new Response(null, { status: 204 }))
    await client.call(components.track, {
      params: { applicationId: 1, componentId: 2 },
      query: { parentComponentId: undefined },
    })
    expect(sent().url).toBe('/api/v1.0/components/1/2/track')
  })
})

describe('a call with a form of its own', () => {
  test('themes leave out what is empty or false (VAL-10, API-24)', async () => {
    const { client, sent } = clientOn(() => ok({}))
    await client.call(themes.create, {
      params: { applicationId: 1 },
      body: { primaryColor: '#0b6fb8', appHeaderStyle: '', isNavigationExpanded: false },
    })
    expect(String(sent().init.body)).toBe('primaryColor=%230b6fb8')
  })

  test('creation dialogs put their place into the field data, as JSON (API-40)', async () => {
    const { client, sent } = clientOn(() => ok({}))
    const data = { parentComponentId: 7, notifyGroups: false, userGroupIds: [4] }
    await client.call(linkCollections.create, {
      params: { applicationId: 1 },
      body: { displayName: 'Berichte', collectionType: 'report', data },
    })
    const form = sent().init.body as URLSearchParams
    expect([...form.keys()]).toEqual(['displayName', 'collectionType', 'data'])
    expect(JSON.parse(form.get('data')!)).toEqual(data)
  })

  test('a path that a layout names keeps its segments (COCK-04)', async () => {
    const { client, sent } = clientOn(() => ok({}))
    await client.call(cockpits.data, {
      params: { path: 'cockpits/data', applicationId: 1, id: 2 },
      query: { clearCache: true },
    })
    expect(sent().url).toBe('/api/v1.0/cockpits/data/1/2?clearCache=true')
  })

  test('a file comes as a file, its refusal as an error (INV-04)', async () => {
    const input = { params: { customerId: 1, invoiceNumber: 'R/1' } }
    const { client, sent } = clientOn(() => new Response('%PDF'))
    const file = await client.call(invoices.download, input)
    expect(await file.text()).toBe('%PDF')
    expect(sent().url).toBe('/services/invoices/1/outgoing/R%2F1/download')
    const refused = clientOn(() => Response.json({ code: 'not-found' }, { status: 404 }))
    await expect(refused.client.call(invoices.download, input)).rejects.toMatchObject({
      status: 404,
      code: 'not-found',
    })
  })
})

test('a protocol of its own gets addresses, token and language, and a new token', async () => {
  const { client, onUnauthorized } = clientOn(() => ok({}))
  expect(client.door!.address('storage', 'uploads/1')).toBe('/storage/uploads/1')
  expect(await client.door!.headers()).toEqual({
    'Accept-Language': 'de',
    Authorization: 'Bearer token-1',
  })
  onUnauthorized.mockResolvedValueOnce(true)
  expect([await client.door!.renew(), await client.door!.renew()]).toEqual([true, false])
})

test('a preview stands in every request, and its refusals are told (T-04)', async () => {
  const sent: Record<string, string>[] = []
  const told: unknown[] = []
  const client = createClient({
    token: async () => 'token-1',
    language: () => 'de',
    preview: () => '0b8e',
    onFailed: ({ code }, { id }) => {
      told.push([code, id])
    },
    fetch: (async (_url: unknown, init: RequestInit) => {
      sent.push(init.headers as Record<string, string>)
      return Response.json({ code: 'only-looking' }, { status: 403 })
    }) as unknown as typeof globalThis.fetch,
  })
  const refused = client.call(users.saveCurrent, { body: { jobTitle: 'Planung' } })
  await expect(refused).rejects.toMatchObject({ code: 'only-looking' })
  expect(sent[0]).toMatchObject({ 'Atrium-Preview': '0b8e' })
  expect(await client.door!.headers()).toMatchObject({ 'Atrium-Preview': '0b8e' })
  expect(told).toEqual([['only-looking', 'users.saveCurrent']])
})

test('a caller may leave out what has a default, and nothing else', async () => {
  const { client, sent } = clientOn(() => ok({}))
  const params = { applicationId: 1, componentId: 2 }
  await client.call(fileLinks.link, { params })
  expect(sent().url).toBe('/api/v1.0/filelinks/1/2/link')
  // @ts-expect-error: the search words are required
  await client.call(componentSearch.find, { params: { applicationId: 1 } })
  // @ts-expect-error: files are required
  await client.call(images.upload, { body: { key: 'atrium', preset: 'profile' } })
  // @ts-expect-error: there is no such field
  await client.call(fileLinks.link, { params, query: { disposition: 'download' } })
})

describe('a call that fails', () => {
  test('gives status, machine name and texts per field (ERR-16)', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Ungültig',
      status: 400,
      code: 'invalid',
      traceId: 't1',
      errors: { displayName: ['Zu kurz'] },
    }
    const { client } = clientOn(() => Response.json(problem, { status: 400 }))
    const error = await client.call(applications.list, {}).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid',
      traceId: 't1',
      fields: { displayName: ['Zu kurz'] },
      isRetryable: false,
    })
  })

  test('an answer that is no problem document is an error all the same', async () => {
    const { client } = clientOn(
      () => new Response('<html>', { status: 502, headers: { 'x-request-id': 'r9' } }),
    )
    await expect(client.call(applications.list, {})).rejects.toMatchObject({
      status: 502,
      traceId: 'r9',
      isRetryable: true,
    })
  })

  test('401 is told to whoever keeps the session', async () => {
    const { client, onUnauthorized } = clientOn(() => new Response('', { status: 401 }))
    await expect(client.call(applications.list, {})).rejects.toMatchObject({ status: 401 })
    expect(onUnauthorized).toHaveBeenCalledOnce()
  })

  test('with a renewed token a refused call is tried once more, under the same command', async () => {
    let answers = 0
    const { client, sent, fetch, onUnauthorized } = clientOn(() =>
      (answers += 1) === 1 ? new Response('', { status: 401 }) : ok({}),
    )
    onUnauthorized.mockResolvedValue(true)
    await client.call(users.saveCurrent, { body: { jobTitle: 'Planung' } })
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(sent(1).headers['Idempotency-Key']).toBe(sent(0).headers['Idempotency-Key'])
  })

  describe('503 with Retry-After', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())
    const away = (seconds: number | undefined) =>
      Response.json(
        { code: 'database-away' },
        { status: 503, headers: seconds === undefined ? {} : { 'retry-after': String(seconds) } },
      )
    const create = (client: ReturnType<typeof clientOn>['client'], options = {}) =>
      client.call(users.saveCurrent, { body: { jobTitle: 'Planung' } }, options)

    test('means sending the same command again until the server is back (RT-05)', async () => {
      let answers = 0
      const { client, sent, fetch } = clientOn(() => ((answers += 1) <= 3 ? away(1) : ok({})))
      const saved = create(client)
      await vi.runAllTimersAsync()
      await saved
      expect(fetch).toHaveBeenCalledTimes(4)
      const keys = [0, 1, 2, 3].map((at) => sent(at).headers['Idempotency-Key'])
      expect(new Set(keys).size).toBe(1)
    })

    test('is an error after five attempts', async () => {
      const { client, fetch } = clientOn(() => away(1))
      const saved = create(client).catch((error: unknown) => error)
      await vi.runAllTimersAsync()
      expect(await saved).toMatchObject({ status: 503, code: 'database-away', isRetryable: true })
      expect(fetch).toHaveBeenCalledTimes(5)
    })

    test.each([
      ['asks for no repetition', undefined],
      ['asks for more patience than people have', 60],
    ])('is an error at once where the server %s', async (_, seconds) => {
      const { client, fetch } = clientOn(() => away(seconds))
      await expect(create(client)).rejects.toMatchObject({ status: 503 })
      expect(fetch).toHaveBeenCalledOnce()
    })

    test('is an error at once for a command whose answer the server does not keep', async () => {
      const { client, fetch } = clientOn(() => away(1))
      const secret = calls.find(({ isSecret, method }) => isSecret && method !== 'GET')!
      const params = Object.fromEntries(pathNames(secret.path).map((name) => [name, 1]))
      const asked = client.call(secret, { params, query: {}, body: {} } as never)
      await expect(asked).rejects.toMatchObject({ status: 503 })
      expect(fetch).toHaveBeenCalledOnce()
    })

    test('is not waited for once the caller has left', async () => {
      const controller = new AbortController()
      const { client, fetch } = clientOn(() => away(1))
      const saved = create(client, { signal: controller.signal }).catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(10)
      controller.abort(new Error('left'))
      expect(await saved).toMatchObject({ message: 'left' })
      await vi.runAllTimersAsync()
      expect(fetch).toHaveBeenCalledOnce()
    })
  })

  test('every call that the server did is told, and no other', async () => {
    const onSucceeded = vi.fn()
    let status = 200
    const client = createClient({
      token: async () => 'token-1',
      language: () => 'de',
      onSucceeded,
      fetch: (async () => Response.json([], { status })) as unknown as typeof globalThis.fetch,
    })
    await client.call(applications.list, {})
    status = 500
    await expect(client.call(applications.list, {})).rejects.toBeInstanceOf(ApiError)
    expect(onSucceeded).toHaveBeenCalledOnce()
  })

  test('without a network a read is tried twice, a write once', async () => {
    const down = () => Promise.reject(new TypeError('fetch failed'))
    const { client, fetch } = clientOn(down)
    await expect(client.call(applications.list, {})).rejects.toMatchObject({
      status: 0,
      isOffline: true,
    })
    expect(fetch).toHaveBeenCalledTimes(2)
    await expect(
      client.call(notifications.clear, { params: { applicationId: 1 } }),
    ).rejects.toMatchObject({ isOffline: true })
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  test('an abort rejects with its reason, not as an error of ours', async () => {
    const controller = new AbortController()
    const { client } = clientOn(() => {
      controller.abort(new Error('left'))
      return Promise.reject(new TypeError('aborted'))
    })
    await expect(
      client.call(applications.list, {}, { signal: controller.signal }),
    ).rejects.not.toBeInstanceOf(ApiError)
  })
})

test('cache keys carry tenant and user', () => {
  const { client } = clientOn(() => ok([]))
  const key = (tenant: number, user: string) =>
    JSON.stringify(describeQuery(client, { tenant, user }, applications.list, {}).key)
  expect(new Set([key(1, 'a'), key(2, 'a'), key(1, 'b')]).size).toBe(3)
})
