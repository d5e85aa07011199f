import '@atrium/design-system/base.css'
import '@atrium/design-system/fonts.css'
import { setTimeZone } from '@atrium/design-system'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { readConfig } from './config.ts'
import { changeLook, currentLook } from './look/look-store.ts'
import { createServices, log, logFailure, storedLanguage } from './services.tsx'
import { watchChunks } from './shell/loading/chunks.ts'

watchChunks(log)
// Deadlines and days are those of the agency, wherever somebody reads (VAL-11).
setTimeZone('Europe/Berlin')
// The language of a fresh browser is stored, so that the server's first paint has it too (GEN-04).
if (!currentLook().language) changeLook({ language: storedLanguage() })
const services = createServices(readConfig())
services.session.start().catch(logFailure)

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <App services={services} />
  </BrowserRouter>,
)
