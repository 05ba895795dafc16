/** Provides `wc.blocksCheckout` and `wc.blocksComponents` to add-ons that declare one of them. */
import { installComponents } from '../../globals/wordpress/install-components';

installComponents( window );
