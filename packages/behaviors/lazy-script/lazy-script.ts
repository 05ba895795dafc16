import type { Behavior } from '@shopfront/behaviors/engine';
import { loadScript } from './load-script';

/**
 * The place of a widget, such as a map: loads the widget's script when the place is in the window. What the server wrote stays
 * there if that fails.
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
	element.setAttribute( 'aria-busy', 'true' );
	void loadScript(
		element.dataset.sfScript ?? '',
		element.ownerDocument
	).then(
		() => emit( 'loaded' ),
		() => emit( 'failed' )
	);
	return () => element.removeAttribute( 'aria-busy' );
};
