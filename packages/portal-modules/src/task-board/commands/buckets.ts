import { untilOnline } from '../../kit/reading/until-online.ts'
import { withBucket, withoutBucket } from '../task-board.logic.ts'
import type { Bucket } from '../task-board.port.ts'
import type { BucketFields, TaskCommands } from './task-commands.types.ts'
import type { CommandContext } from './command-context.ts'

/** What is done to the buckets of a board. */
export function createBucketCommands(
  context: CommandContext,
): Pick<TaskCommands, 'addBucket' | 'saveBucket' | 'moveBucket' | 'removeBucket'> {
  const { port, listId, run, receive, host, t, fail, told } = context
  const { announce, notify } = host
  const keepBucket = async (
    bucket: Bucket,
    { name, status, limit }: BucketFields,
    position?: number,
  ): Promise<void> => {
    const commandId = crypto.randomUUID()
    const at = position === undefined ? {} : { position }
    await run(
      { commandId, type: 'bucket', id: bucket.id, name, status, limit, ...at },
      {
        send: (truth) => {
          const current = truth?.buckets.find(({ id }) => id === bucket.id) ?? bucket
          return untilOnline(() =>
            port.saveBucket({ bucket: current, name, status, limit, ...at, commandId }),
          )
        },
        merge: (truth, saved) => withBucket(truth, saved, position),
      },
    )
  }

  return {
    addBucket: ({ name, status, limit }) =>
      told(async () => {
        const commandId = crypto.randomUUID()
        const bucket = await port.addBucket({ listId, name, status, limit, commandId })
        receive({ commandId, patch: (truth) => withBucket(truth, bucket) })
        announce(t('bucket.added', { name }))
      }),
    saveBucket: (bucket, fields) => told(() => keepBucket(bucket, fields)),
    moveBucket: (bucket, position) => {
      const { name } = bucket
      keepBucket(bucket, bucket, position).then(
        () => announce(t('bucket.moved', { name, place: position + 1 })),
        (error: unknown) => fail(t('bucket.failed', { name }), error),
      )
    },
    removeBucket: ({ id, name }) => {
      const commandId = crypto.randomUUID()
      const send = () => untilOnline(() => port.removeBucket({ id, commandId }))
      run(
        { commandId, type: 'removeBucket', id },
        { send, merge: (truth) => withoutBucket(truth, id) },
      ).then(
        () => notify({ tone: 'success', title: t('bucket.removed', { name }) }),
        (error: unknown) => fail(t('bucket.failed', { name }), error),
      )
    },
  }
}
