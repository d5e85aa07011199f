// Not part of the kit's entry: few modules read tables.
export { rawText } from './cell-text.ts'
export { plainWord } from './heads.logic.ts'
export { refusedCells } from './refused-cells.ts'
export { tableImportMessages } from './messages/index.ts'
export type { FileSheet } from './table.types.ts'
export { useComparison, type ComparedLines, type Comparison } from './useComparison.ts'
export {
  forgetting,
  useTableFile,
  type ReadFile,
  type TableFileModel,
  type TableReader,
} from './useTableFile.ts'
export { ColumnsStep } from './views/ColumnsStep.tsx'
export { FileStep } from './views/FileStep.tsx'
export { FileTemplate } from './views/FileTemplate.tsx'
export { ImportFoot } from './views/ImportFoot.tsx'
export { ImportFrame, type ImportStep } from './views/ImportFrame.tsx'
export { ImportHead, ImportOpening } from './views/ImportHead.tsx'
export { ImportPreview } from './views/ImportPreview.tsx'
export { FaultMark, outcomeColumns } from './views/previewColumns.tsx'
