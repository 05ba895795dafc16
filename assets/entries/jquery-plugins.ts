/**
 * The script under WooCommerce's handles for products, on pages with jQuery: it runs before scripts of add-ons, which may call the
 * plugins at once.
 */
import type { JQueryWindow } from '@shopfront/behaviors/engine/event-bus';
import { addJQueryPlugins } from '@shopfront/behaviors/engine/jquery-plugins';

const { jQuery }: JQueryWindow = window;
if ( jQuery ) {
	addJQueryPlugins( jQuery );
}
