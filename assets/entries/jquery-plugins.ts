/** Has WooCommerce's script handles, so it runs before add-ons' scripts, which may call the plugins at once. */
import type { JQueryWindow } from '@shopfront/behaviors/engine/event-bus';
import { addJQueryPlugins } from '@shopfront/behaviors/engine/jquery-plugins';

const { jQuery }: JQueryWindow = window;
if ( jQuery ) {
	addJQueryPlugins( jQuery );
}
