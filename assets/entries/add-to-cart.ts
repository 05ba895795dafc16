import { startClassicCart } from '@shopfront/behaviors/classic-cart';

startClassicCart( window );
