import { AtriumProvider } from '@atrium/api-client'
import { I18nProvider, OverlayBannerProvider, ThemeScope, ToastRegion } from '@atrium/design-system'
import type { ReactNode } from 'react'
import './leaving/firstPop.ts'
import { AccessEnded } from './access/AccessEnded.tsx'
import { Host } from './Host.tsx'
import { useLook } from './look/look-store.ts'
import { PortalRoutes } from './routes.tsx'
import {
  ServicesProvider,
  storedLanguage,
  useCurrentSession,
  useServices,
  type Services,
} from './services.tsx'
import { PageStates } from './shell/page/PageStates.tsx'
import { useActiveApplication } from './tenant.ts'
import { usePageTheme } from './look/usePageTheme.ts'

/** Everything around the screens: services, language, theme, messages. */
export function App({ services }: { services: Services }) {
  return (
    <ServicesProvider services={services}>
      <Scoped services={services}>
        <Looks>
          <PortalRoutes />
        </Looks>
      </Scoped>
    </ServicesProvider>
  )
}

/** Whose data it is: part of every cache key. */
function Scoped({ services, children }: { services: Services; children: ReactNode }) {
  const { user } = useCurrentSession()
  const tenant = useActiveApplication()
  return (
    <AtriumProvider
      client={services.client}
      tenant={user && tenant ? tenant : 0}
      user={user?.subject ?? ''}
    >
      {children}
    </AtriumProvider>
  )
}

/** Language and theme of everything that is shown. */
function Looks({ children }: { children: ReactNode }) {
  const language = useLook().language ?? storedLanguage()
  const theme = usePageTheme(useServices().config.firstPaint)

  return (
    <I18nProvider locale={language === 'en' ? 'en-GB' : 'de-DE'}>
      <ThemeScope {...theme} isRoot>
        <ToastRegion>
          <Host language={language}>
            <OverlayBannerProvider banner={<PageStates isInOverlay />}>
              {children}
            </OverlayBannerProvider>
            <AccessEnded />
          </Host>
        </ToastRegion>
      </ThemeScope>
    </I18nProvider>
  )
}
