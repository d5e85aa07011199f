import type { Page } from '@atrium/api-client/contract'
import { reservedSlugs, slugOf } from '@atrium/api-client/values'
import { Button, StateScreen } from '@atrium/design-system'
import { useNavigate } from 'react-router-dom'
import { areas } from '../../areas.ts'
import { usePageTitle } from '../../addresses/documentTitle.ts'
import { usePortalMessages } from '../../messages/index.ts'
import { nearest } from './nearest.logic.ts'

/** An address that leads nowhere: says so, and to the page that was probably meant (ROUTE-11, ROUTE-23). */
export function NotFound({ slug, pages }: { slug: string; pages: readonly Page[] }) {
  const { t } = usePortalMessages()
  const navigate = useNavigate()
  usePageTitle(t('pageNotFound'))
  const meant = nearest(slug, pages, (page) => [slugOf(page), page.displayName])
  const isMissing = reservedSlugs.has(slug) && !areas.has(slug)
  const target = meant ? `/${slugOf(meant)}` : '/home'
  return (
    <StateScreen
      kind="notFound"
      headingLevel={1}
      title={t('pageNotFound')}
      detail={t(isMissing ? 'areaNotThere' : 'pageNotFoundDetail')}
      action={
        <Button
          variant="primary"
          href={target}
          onPress={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            void navigate(target)
          }}
        >
          {meant ? t('toMeantPage', { page: meant.displayName }) : t('toHome')}
        </Button>
      }
    />
  )
}
