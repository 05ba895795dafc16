import { startMiniCart } from '@shopfront/behaviors/mini-cart';

startMiniCart( window );
