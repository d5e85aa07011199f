import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Callback } from './pages/Callback.tsx'
import { Launcher } from './pages/Launcher.tsx'
import { LoggedOut } from './pages/LoggedOut.tsx'
import { PageView } from './pages/PageView.tsx'
import { Root } from './pages/Root.tsx'
import { Guard } from './shell/Guard.tsx'
import { Shell } from './shell/Shell.tsx'
import { Waiting } from './shell/Waiting.tsx'

/** Outside the main layout: /, /callback, /launcher, /logged-out (ROUTE-01). The rest are pages. */
export function PortalRoutes() {
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path="/" element={<Root />} />
        <Route path="/callback" element={<Callback />} />
        <Route path="/logged-out" element={<LoggedOut />} />
        <Route element={<Guard />}>
          <Route path="/launcher" element={<Launcher />} />
          <Route element={<Shell />}>
            <Route path="/:page/*" element={<PageView />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  )
}
