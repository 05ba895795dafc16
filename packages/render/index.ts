export { renderBlock } from './render-block';
export type {
	Attributes,
	BlockName,
	InnerBlocks,
	RenderData,
	Translations,
} from './types';
