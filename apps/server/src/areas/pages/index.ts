export { pageRoutes } from './pages.routes.ts'
export { createPagesService } from './pages.service.ts'
export { findPage } from './pages.repository.ts'
