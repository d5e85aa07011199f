import '@atrium/design-system/base.css'
import '@atrium/design-system/fonts.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { readConfig } from './config.ts'
import { createServices, log } from './services.tsx'
import { watchChunks } from './shell/chunks.ts'

watchChunks(log)
const services = createServices(readConfig())
void services.session.start()

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <App services={services} />
  </BrowserRouter>,
)
