/** Loads extension points, stores and events for add-ons. Runs before the first add-on of the page. */
import { installAddOns } from '../../globals/wordpress/install-add-ons';

installAddOns( window );
