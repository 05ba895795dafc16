import { LIBRARY_PREFIX } from '@shopfront/names';

/** Marks a started container. */
export const STARTED_ATTRIBUTE = `data-${ LIBRARY_PREFIX }-started`;

/** Starts something in a container. An error or rejection affects only this container. */
export type Mount = ( container: HTMLElement ) => void | Promise< void >;

const elementsIn = ( node: Node, selector: string ): HTMLElement[] => {
	if ( ! ( node instanceof HTMLElement ) ) {
		return [];
	}
	const inside = [ ...node.querySelectorAll< HTMLElement >( selector ) ];
	return node.matches( selector ) ? [ node, ...inside ] : inside;
};

/**
 * Mounts once on every container of the page and on each one added later, for example by a page builder or a script. A
 * mounted container is marked as started, and containers that are marked already are skipped. If a mount fails, the
 * error is logged and the mark removed.
 *
 * Returns a function that stops mounting further containers; mounted ones stay.
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
