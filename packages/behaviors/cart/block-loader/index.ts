export {
	createBlockLoader,
	requestBlock,
	type BlockLoader,
} from './block-loader';
export { readBlockSources } from './read-sources';
export type {
	ChosenAttribute,
	BlockRequest,
	BlockSources,
	MiniCartBlock,
} from './types';
