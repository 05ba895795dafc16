import { LIBRARY_PREFIX } from '@shopfront/names';

/** The mark of a container in which something has been started. */
export const STARTED_ATTRIBUTE = `data-${ LIBRARY_PREFIX }-started`;

/** Starts something in a container. What it throws, or rejects with, costs its own container only. */
export type Mount = ( container: HTMLElement ) => void | Promise< void >;

const elementsIn = ( node: Node, selector: string ): HTMLElement[] => {
	if ( ! ( node instanceof HTMLElement ) ) {
		return [];
	}
	const inside = [ ...node.querySelectorAll< HTMLElement >( selector ) ];
	return node.matches( selector ) ? [ node, ...inside ] : inside;
};

/**
 * Mounts on every container that is on the page and on each that is added to it later (a page builder, a page
 * that is filled by a script), once each: a container is marked as started, and a marked one is left alone,
 * whoever marked it. A mount that fails takes its mark back, says so on the console, and leaves the others.
 *
 * Returns the stop, after which no further container is mounted; what is mounted stays.
 */
export const onContainers = (
	root: HTMLElement,
	selector: string,
	mount: Mount
): ( () => void ) => {
	const handleError = ( container: HTMLElement, error: unknown ) => {
		container.removeAttribute( STARTED_ATTRIBUTE );
		// eslint-disable-next-line no-console -- nobody is left to hand it to: each container stands alone.
		console.error( `Shopfront: a container ${ selector } failed.`, error );
	};
	const start = ( container: HTMLElement ) => {
		if ( container.hasAttribute( STARTED_ATTRIBUTE ) ) {
			return;
		}
		container.setAttribute( STARTED_ATTRIBUTE, '' );
		try {
			Promise.resolve( mount( container ) ).catch( ( error ) =>
				handleError( container, error )
			);
		} catch ( error ) {
			handleError( container, error );
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
