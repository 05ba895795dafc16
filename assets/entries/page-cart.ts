import { startPageCart } from '@shopfront/behaviors/cart/page-cart';

startPageCart( window );
