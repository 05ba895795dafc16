/**
 * Our first script on a WordPress page with one of our blocks: webpack's runtime, the app, and the payment registry,
 * which WooCommerce's own payment methods need. Add-ons' scripts depend on more
 * (php-stubs/scripts/class-libraries.php).
 */
import '../public-path';
import { installRegistry } from '@shopfront/globals/wordpress';

installRegistry( window );
