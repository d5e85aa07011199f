import type { Post as PostAnswer } from '@atrium/api-client/contract'
import type { Post, ReactionMarks } from '../posts.port.ts'

/** A post in the module's words. */
export function toPost(post: PostAnswer): Post {
  const { createdByUser: person } = post
  return {
    id: post.id,
    title: post.displayName,
    teaser: post.teaser,
    body: post.body,
    imageUrl: post.imageUrl,
    publishedAt: post.publishedAt,
    author: person ? `${person.firstName} ${person.lastName}`.trim() : null,
    modifiedAt: post.modifiedAt,
    tags: post.tags,
    reactions: { counts: countsOf(post.reactionCounts), own: post.ownReaction },
    isUnread: post.isUnread === true,
    notifies: post.notifiesGroups === true,
    version: post.version,
    ...(post.userGroupIds && { audience: post.userGroupIds }),
    can: {
      edit: post.can.edit,
      delete: post.can.delete,
      ...(post.can.changeAudience && { changeAudience: true }),
    },
  }
}

const countsOf = (counts: Readonly<Record<string, number>>): ReactionMarks['counts'] => ({
  like: counts.like ?? 0,
  heart: counts.heart ?? 0,
  'very-satisfied': counts['very-satisfied'] ?? 0,
  'very-dissatisfied': counts['very-dissatisfied'] ?? 0,
  idea: counts.idea ?? 0,
})
