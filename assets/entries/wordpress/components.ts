/** Provides `wc.blocksCheckout` and `wc.blocksComponents` to add-ons that declare one of them. */
import { installComponents } from '@shopfront/globals/wordpress';

installComponents( window );
