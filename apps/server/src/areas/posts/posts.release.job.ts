import type { JobKind, NewJob } from '../../platform/jobs/index.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { mailRelease, showRelease } from '../components/index.ts'
import { lockReleased, takeNotice } from './posts.repository.ts'

/** A post that is out from a moment on. */
interface Planned {
  applicationId: number
  id: number
  at: Date
}

const name = 'release-post'

/** The job of a post that is planned; for every moment that it is planned for there is one. */
export const releaseJobOf = ({ applicationId, id, at }: Planned): NewJob => ({
  kind: name,
  key: `${applicationId} ${id} ${at.toISOString()}`,
  payload: { applicationId, id, at: at.toISOString() },
  runAt: at,
})

/**
 * Tells its readers that a post is out: their lists at once, its groups by mail where that was wished
 * (T-77). One that was put off, taken back or deleted meanwhile is nobody's news.
 */
export const releaseJob = (
  deps: Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>,
): JobKind => ({
  name,
  async run(payload: Omit<Planned, 'at'> & { at: string }, job) {
    const { applicationId, id } = payload
    await deps.database.system(async (tx) => {
      const post = await lockReleased(tx, { applicationId, id, at: new Date(payload.at) })
      // The database's clock is the one that readers go by.
      if (post && !post.isOut) throw new Error('The post is not out yet.')
      if (post) {
        const actor = post.author ?? { userId: null, firstName: '', lastName: '' }
        const doing = { applicationId, actor }
        await showRelease(deps, tx, doing, id)
        if (await takeNotice(tx, applicationId, id)) await mailRelease(deps, tx, doing, id)
      }
      await job.complete(tx)
    })
  },
})
