import { BLOCK_NAMESPACE, blockName } from '@shopfront/names';

/** A container of a block as a page has it, in no page (docs/contract/blocks.md 2). */
export const createBlockElement = (
	name: string,
	...children: Element[]
): HTMLElement => {
	const element = document.createElement( 'div' );
	element.dataset.blockName = blockName( name );
	element.className = `wp-block-${ BLOCK_NAMESPACE }-${ name }`;
	element.append( ...children );
	return element;
};
