import { startClassicCart } from '@shopfront/behaviors/cart/classic-cart';

startClassicCart( window );
