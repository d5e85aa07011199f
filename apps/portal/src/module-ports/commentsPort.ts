import type { Client, Scope } from '@atrium/api-client'
import { createCommentsAdapter, type LiveEvents } from '@atrium/portal-modules/comments/adapter'
import { readSlice, saveSlice } from '../persisted.ts'

/** The port of the comments module. Drafts are stored, so that they survive a reload. */
export const commentsPort = (client: Client, scope: Scope, live: LiveEvents) =>
  createCommentsAdapter({
    client,
    scope,
    live,
    storage: {
      read: () => readSlice(scope.user, 'commentDrafts'),
      write: (drafts) => saveSlice(scope.user, 'commentDrafts', drafts),
    },
  })
