/**
 * What add-ons on WordPress find on `window.wc`. The scripts of add-ons hang on it by WooCommerce's handles (php-stubs/
 * add-ons.php), and it runs before them.
 */
import './public-path';
import { installOnWordPress } from '../globals/install-on-wordpress';

installOnWordPress( window );
