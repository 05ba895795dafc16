import { LIBRARY_PREFIX } from '@shopfront/names';

export const STARTED_ATTRIBUTE = `data-${ LIBRARY_PREFIX }-started`;

/** An error or rejection affects only this container. */
export type Mount = ( container: HTMLElement ) => void | Promise< void >;

const elementsIn = ( node: Node, selector: string ): HTMLElement[] => {
	if ( ! ( node instanceof HTMLElement ) ) {
		return [];
	}
	const inside = [ ...node.querySelectorAll< HTMLElement >( selector ) ];
	return node.matches( selector ) ? [ node, ...inside ] : inside;
};

/**
 * Mounts once on every container of the page, and on each container that, say, a page builder adds later. Marks mounted
 * containers as started, and skips marked ones. If a mount fails, logs the error and removes the mark.
 *
 * Returns a function that stops mounting more containers; mounted ones stay.
 */
export const onContainers = (
	root: HTMLElement,
	selector: string,
	mount: Mount
): ( () => void ) => {
	const start = async ( container: HTMLElement ) => {
		if ( container.hasAttribute( STARTED_ATTRIBUTE ) ) {
			return;
		}
		container.setAttribute( STARTED_ATTRIBUTE, '' );
		try {
			await mount( container );
		} catch ( error ) {
			container.removeAttribute( STARTED_ATTRIBUTE );
			// eslint-disable-next-line no-console -- No caller could handle the error.
			console.error(
				`Shopfront: a container ${ selector } failed.`,
				error
			);
		}
	};

	const observer = new MutationObserver( ( records ) => {
		for ( const record of records ) {
			for ( const node of record.addedNodes ) {
				elementsIn( node, selector ).forEach( start );
			}
		}
	} );
	observer.observe( root, { childList: true, subtree: true } );
	elementsIn( root, selector ).forEach( start );
	return () => observer.disconnect();
};
