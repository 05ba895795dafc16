export { collectionsStore } from './store';
export type {
	CollectionIds,
	CollectionQuery,
	CollectionResponse,
} from './types';
