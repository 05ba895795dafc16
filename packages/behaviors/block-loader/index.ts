export { createBlockLoader, type BlockLoader } from './block-loader';
export type {
	BlockRequest,
	BlockSources,
	MiniCartBlock,
	ScriptSource,
} from './types';
