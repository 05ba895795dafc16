import { findAddOnBlocks, hydrate, type BlockApp } from '@shopfront/bindings';
import { completeTemplate } from './complete-template';
import { followDropdown } from './follow-dropdown';
import { createMiniCartBlocks } from './mini-cart-blocks';
import { MiniCartRoot } from './mini-cart-root';
import './style.scss';

export { addItem } from './add-item';

/** The merchant chose this width. The drawer's styles have the default. Ignores an invalid width. */
const setWidth = ( part: HTMLElement, { dataset }: HTMLElement ): void => {
	const { width = '' } = dataset;
	if ( /^[\d.]+(px|r?em|vw|%)$/.test( width ) ) {
		part.closest( 'dialog' )?.style.setProperty( '--drawer-width', width );
	}
};

/**
 * Renders a copy of the server's template (`contents`, the block `mini-cart-contents`) into the drawer's element for
 * its contents. Replaces that element's earlier content, such as a message. Returns a function that unmounts the
 * contents.
 */
export const mount = (
	part: HTMLElement,
	contents: HTMLElement,
	app: BlockApp
): ( () => void ) => {
	const container = document.importNode( contents, true );
	// Firefox adds elements that scroll to the tab order. The drawer's own controls scroll it.
	container.tabIndex = -1;
	completeTemplate( container );
	setWidth( part, contents );
	const dialog = part.closest( 'dialog' );
	const stop = dialog && followDropdown( dialog );
	const placeholders = [ ...part.childNodes ];
	part.append( container );
	const unmount = hydrate(
		container,
		createMiniCartBlocks( findAddOnBlocks( app, 'mini-cart-contents' ) ),
		app,
		{
			Root: MiniCartRoot,
			onMount: () => placeholders.forEach( ( node ) => node.remove() ),
		}
	);
	// React would clear it with the first paint, and until then the template would show.
	container.replaceChildren();
	return () => {
		stop?.();
		unmount();
		container.remove();
	};
};
