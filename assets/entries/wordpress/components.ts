/** `wc.blocksCheckout` and `wc.blocksComponents`, for add-ons that declare one of them. */
import { installComponents } from '../../globals/wordpress/install-components';

installComponents( window );
