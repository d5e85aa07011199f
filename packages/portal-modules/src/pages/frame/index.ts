export { people } from './demo.ts'
export { goToPage } from './go-to-page.ts'
export { desktop, inHost, inPage, narrow, pageParameters, phone } from './story.tsx'
