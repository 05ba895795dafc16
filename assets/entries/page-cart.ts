import { startPageCart } from '@shopfront/behaviors/page-cart';

startPageCart( window );
