export { COLLECTION_BLOCK, collectionDefaults } from './collection-defaults';
export { createVariation } from './create-variation';
