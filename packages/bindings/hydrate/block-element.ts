import { BLOCK_NAMESPACE, blockName } from '@shopfront/names';

/** Creates a container as in page content, without attaching it (docs/contract/blocks.md 2). */
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
