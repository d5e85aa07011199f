import { lazyPart } from '@atrium/design-system'

/** A report alone, with its code for when it is wanted; pages have it below their own address as well. */
export const ViewPage = lazyPart(() => import('./ViewPage.tsx'))
