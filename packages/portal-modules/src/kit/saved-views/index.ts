export type { SavedView, SavedViewContent, SavedViewsPort } from './saved-views.types.ts'
export { SavedViews } from './SavedViews.tsx'
export { useSavedViews, type SavedViewsModel } from './useSavedViews.ts'
