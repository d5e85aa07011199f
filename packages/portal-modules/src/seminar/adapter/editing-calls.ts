import { configurations, images, seminars } from '@atrium/api-client/contract'
import { audienceCalls } from '../../kit/adapter/audience-calls.ts'
import { componentCalls } from '../../kit/adapter/component-calls.ts'
import type { SeminarFields, SeminarPort } from '../seminar.port.ts'
import { asPort, withPortErrors, type SeminarCallContext } from './call-context.ts'

/** Seminars are made, changed, and deleted (SEM-07). */
export function editingCalls({
  client,
  scope,
  params,
  seminarOf,
}: SeminarCallContext): Pick<
  SeminarPort,
  'add' | 'save' | 'remove' | 'restore' | 'audience' | 'uploadPicture'
> {
  const calls = componentCalls(client, scope, asPort)
  return {
    add: ({ collectionId, fields, groupIds, commandId }) => {
      const { durationMinutes, seats, hasCertificate, ...rest } = bodyOf(fields)
      return seminarOf(
        client.call(
          seminars.create,
          {
            params,
            body: {
              // In a form, what is not there is empty.
              ...present(rest),
              ...present({ durationMinutes, seats }),
              ...(hasCertificate && { hasCertificate }),
              displayName: rest.displayName,
              kind: rest.kind,
              data: {
                parentComponentId: collectionId,
                ...(groupIds && { userGroupIds: [...groupIds] }),
              },
            },
          },
          { idempotencyKey: commandId },
        ),
      )
    },

    save: ({ id, version, fields, groupIds, commandId }) =>
      seminarOf(
        client.call(
          seminars.save,
          {
            params,
            body: { id, ...bodyOf(fields), ...(groupIds && { userGroupIds: [...groupIds] }) },
          },
          { idempotencyKey: commandId, ifMatch: version },
        ),
      ),

    remove: calls.remove,

    restore: async (command) => void (await calls.restore(command)),

    audience: audienceCalls(client, scope, { asPort, withPortErrors }),

    uploadPicture: async (file) => {
      const signed = await asPort(client.call(configurations.cloudinary, {}))
      const { key = 'atrium', preset = 'pictures', signature, timestamp } = signed
      const body = { key, preset, colors: false, signature, timestamp }
      const { url } = await asPort(client.call(images.upload, { body, files: { file: [file] } }))
      return url
    },
  }
}

const bodyOf = (fields: SeminarFields) => ({
  displayName: fields.title,
  description: fields.description,
  kind: fields.kind,
  durationMinutes: fields.durationMinutes,
  dueDate: fields.dueAt,
  startsAt: fields.startsAt,
  endsAt: fields.endsAt,
  location: fields.location,
  trainer: fields.trainer,
  seats: fields.seats,
  imageUrl: fields.imageUrl,
  hasCertificate: fields.hasCertificate,
})

type Present<T> = { [Key in keyof T]?: Exclude<T[Key], null> }

/** Without what is null. */
const present = <T extends object>(values: T): Present<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Present<T>
