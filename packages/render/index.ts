export { renderBlock } from './render-block';
export type {
	Attributes,
	InnerBlocks,
	RenderData,
	Translations,
} from './types';
