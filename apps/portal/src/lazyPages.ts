import { lazyPart } from '@atrium/design-system'

// The portal's own pages, each with its code for when it is wanted.
export const AcademyPage = lazyPart(() => import('./academy/AcademyPage.tsx'))
export const AdministrationPage = lazyPart(() => import('./administration/AdministrationPage.tsx'))
export const Launcher = lazyPart(() => import('./launcher/Launcher.tsx'))
export const LoggedOut = lazyPart(() => import('./loggedOut/LoggedOut.tsx'))
export const SignInAgain = lazyPart(() => import('./pages/SignInAgain.tsx'))
export const SearchPage = lazyPart(() => import('./search/SearchPage.tsx'))
export const SetupPage = lazyPart(() => import('./pages/SetupPage.tsx'))
export const SettingsPage = lazyPart(() => import('./settings/SettingsPage.tsx'))
export const ReportsPage = lazyPart(() => import('./viewer/ReportsPage.tsx'))
export const Approvals = lazyPart(() => import('./pages/Approvals.tsx'))
export const CockpitPage = lazyPart(() => import('./pages/CockpitPage.tsx'))
export const InvoicesPage = lazyPart(() => import('./pages/InvoicesPage.tsx'))
export const Home = lazyPart(() => import('./pages/Home.tsx'))
export const MyTasks = lazyPart(() => import('./pages/MyTasks.tsx'))
