/** Provides `wc.blocksCheckout` and `wc.blocksComponents` to add-ons that depend on them. */
import { installComponents } from '@shopfront/globals/wordpress';

installComponents( window );
