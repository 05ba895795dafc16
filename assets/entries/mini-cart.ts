import { startMiniCart } from '@shopfront/behaviors/cart/mini-cart';

startMiniCart( window );
