import type {
	JQueryFunction,
	JQueryWindow,
} from '@shopfront/behaviors/engine/event-bus';
import { GALLERY_PARAMS_KEY, JQUERY_PLUGINS } from '@shopfront/names';

/** The event `init` restarts these elements. */
const STARTED_BY_EVENT = '.wc-tabs-wrapper,.woocommerce-tabs,#rating';

/** Marks that we have added the plugins. */
const OURS = 'sf_start';

interface Collection {
	get: () => Element[];
	data: ( name: string, value: unknown ) => unknown;
}

const announce = ( element: Element ) =>
	element.ownerDocument.dispatchEvent(
		new CustomEvent( 'sf:content', {
			detail: { root: element, isNew: true },
		} )
	);

/** Adds WooCommerce's jQuery plugins once (docs/contract/product-pages.md 3 and 5). */
export const addJQueryPlugins = ( jQuery: JQueryFunction ): void => {
	function start< T extends Collection >( this: T, params?: unknown ): T {
		if ( params ) {
			this.data( GALLERY_PARAMS_KEY, params );
		}
		this.get().forEach( announce );
		return this;
	}
	if ( Reflect.has( jQuery.fn, OURS ) ) {
		return;
	}
	for ( const name of [ ...JQUERY_PLUGINS, OURS ] ) {
		Reflect.set( jQuery.fn, name, start );
	}
	const view: JQueryWindow = window;
	jQuery( view.document ).on(
		'init',
		STARTED_BY_EVENT,
		( { currentTarget } ) => {
			if ( currentTarget instanceof Element ) {
				announce( currentTarget );
			}
		}
	);
};
