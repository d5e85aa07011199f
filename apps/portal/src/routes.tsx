import { Suspense, type ComponentType } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import {
  AcademyPage,
  AdministrationPage,
  Approvals,
  CockpitPage,
  Home,
  InvoicesPage,
  Launcher,
  LoggedOut,
  MyTasks,
  ReportsPage,
  SearchPage,
  SettingsPage,
  SetupPage,
  SignInAgain,
} from './lazyPages.ts'
import { Callback } from './pages/Callback.tsx'
import { PageView } from './pages/PageView.tsx'
import { Root } from './pages/Root.tsx'
import { runningPreview } from './preview/preview.ts'
import { Guard } from './shell/sign-in/Guard.tsx'
import { signInAgainPath } from './shell/sign-in/useSignInAgain.ts'
import { PageBoundary } from './shell/page/PageBoundary.tsx'
import { Shell } from './shell/Shell.tsx'
import { Waiting } from './shell/sign-in/Waiting.tsx'
import { ViewPage } from './viewer/lazyViewPage.ts'

/** Outside the main layout: /, /callback, /launcher, /setup, /logged-out (ROUTE-01). The rest are pages. */
export function PortalRoutes() {
  return (
    <PageBoundary>
      <Suspense fallback={<Waiting />}>
        <Routes>
          <Route path="/" element={<Root />} />
          <Route path="/callback" element={<Callback />} />
          <Route path={signInAgainPath} element={<SignInAgain />} />
          <Route path="/logged-out" element={<LoggedOut />} />
          <Route element={<Guard />}>
            <Route path="/launcher" element={<Own page={Launcher} />} />
            <Route path="/setup/:step?" element={<Own page={SetupPage} />} />
            <Route element={<Shell />}>
              <Route path="/settings/:section?" element={<Own page={SettingsPage} />} />
              <Route path="/administration/*" element={<Own page={AdministrationPage} />} />
              <Route path="/home" element={<Home />} />
              <Route path="/approvals/*" element={<Approvals />} />
              <Route
                path="/cockpits/external/:externalId/:cockpitName/:externalSubId?"
                element={<CockpitPage />}
              />
              <Route path="/cockpits/:id/:cockpitName" element={<CockpitPage />} />
              <Route path="/academy/sessions/:id/*" element={<AcademyPage />} />
              <Route path="/invoices" element={<InvoicesPage />} />
              <Route path="/my-tasks" element={<MyTasks />} />
              <Route path="/search" element={<SearchPage />} />
              <Route path="/reports" element={<ReportsPage />} />
              <Route path="/view" element={<ViewPage />} />
              <Route path="/:page/*" element={<PageView />} />
            </Route>
          </Route>
        </Routes>
      </Suspense>
    </PageBoundary>
  )
}

/** What is one's own alone: a preview has one application, and nobody's settings (T-04). */
const Own = ({ page: Page }: { page: ComponentType }) =>
  runningPreview ? <Navigate to="/home" replace /> : <Page />
