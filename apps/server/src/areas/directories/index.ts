export { directoryRoutes } from './directories.routes.ts'
