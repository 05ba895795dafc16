/** Loads extension points, stores and events for add-ons. Runs before the first add-on of the page. */
import { installAddOns } from '@shopfront/globals/wordpress';

installAddOns( window );
