/** Installs extension points, stores and events. Runs before the page's first add-on. */
import { installAddOns } from '@shopfront/globals/wordpress';

installAddOns( window );
