import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { findScript } from './find-script';
import { loadScript } from './load-script';

/**
 * Loads the script of a widget, such as a map, when its element is in the viewport, if the server lists the script. If
 * loading fails, the server's content stays.
 */
export const mount: Behavior[ 'mount' ] = ( element, { signal } ) => {
	const emit = ( name: string ) => {
		if ( ! signal.aborted ) {
			element.removeAttribute( 'aria-busy' );
			element.dispatchEvent(
				new CustomEvent( `sf:lazy-script:${ name }`, { bubbles: true } )
			);
		}
	};
	const page = element.ownerDocument;
	const { sfScript: name = '' } = element.dataset;
	const url = findScript( page.defaultView ?? window, name );
	if ( ! url ) {
		// eslint-disable-next-line no-console -- For the author of the page; visitors find its link.
		console.warn(
			`Shopfront: "${ name }" is not in the setting site.scripts, so it is not loaded. ` +
				'Anyone who writes content could name a script. Add its address there.'
		);
		emit( 'failed' );
		return undefined;
	}
	element.setAttribute( 'aria-busy', 'true' );
	void loadScript( url, page ).then(
		() => emit( 'loaded' ),
		() => emit( 'failed' )
	);
	return () => element.removeAttribute( 'aria-busy' );
};
