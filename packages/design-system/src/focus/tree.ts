/** The document or the shadow tree that a node is in: ids are found and the focus is told there. */
export const treeOf = (node: Node) => node.getRootNode() as Document | ShadowRoot
