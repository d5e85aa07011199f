import type { FastifyInstance, FastifyReply } from 'fastify'

/** Bytes of a form, and characters of a field. */
const mostBytes = 10_000
const mostLetters = 5_000

/** A field of a form by its name; undefined where it is not there. */
export type ReadField = (name: string) => string | undefined

/**
 * Takes the forms of pages without script, and nothing else, in this scope. Fields come without zero
 * characters, which no text of the database can hold.
 */
export function acceptForms<Form>(scope: FastifyInstance, read: (field: ReadField) => Form): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    (_request, body, done) => {
      const fields = new URLSearchParams(String(body))
      done(
        null,
        read((name) => fields.get(name)?.replaceAll('\0', '').slice(0, mostLetters)),
      )
    },
  )
}

export const sendPage = (reply: FastifyReply, status: number, page: string) =>
  reply.status(status).type('text/html; charset=utf-8').send(page)
