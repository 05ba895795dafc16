/**
 * The script under WooCommerce's handles for products, where an add-on depends on one: it runs before the add-on, which may
 * call the plugins at once.
 */
import { whenJQuery } from '@shopfront/behaviors/event-bus';
import { addJQueryPlugins } from '@shopfront/behaviors/jquery-plugins';

whenJQuery( window, addJQueryPlugins );
